/**
 * Tests of the host on a real broker and a real database, with instances that are killed, paused,
 * duplicated and cut off.
 */
@NullMarked
package org.lazax.kafka.host;

import org.jspecify.annotations.NullMarked;
