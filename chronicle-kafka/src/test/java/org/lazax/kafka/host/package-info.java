/** The host on a real broker and a real database: killed, paused, doubled, cut off. */
@NullMarked
package org.lazax.kafka.host;

import org.jspecify.annotations.NullMarked;
