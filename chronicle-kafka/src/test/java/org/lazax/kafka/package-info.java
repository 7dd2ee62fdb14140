/** The host on a real broker and a real database: killed, paused, doubled, cut off. */
@NullMarked
package org.lazax.kafka;

import org.jspecify.annotations.NullMarked;
