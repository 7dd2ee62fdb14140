/** Tests of the host on a real broker and a real database: killed, paused, run twice, cut off. */
@NullMarked
package org.lazax.kafka.host;

import org.jspecify.annotations.NullMarked;
