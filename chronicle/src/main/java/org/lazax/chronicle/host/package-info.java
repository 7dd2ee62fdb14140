/**
 * The host of one service in one partition. It is deterministic: inputs are method calls, results
 * are host effects. It has no threads, no clock, no random source and no I/O.
 */
@NullMarked
package org.lazax.chronicle.host;

import org.jspecify.annotations.NullMarked;
