/**
 * The host of one service in one partition. It is deterministic: inputs are method calls, and
 * results are effects for its driver. It has no threads, no clock, no random source and no I/O.
 */
@NullMarked
package org.lazax.chronicle.host;

import org.jspecify.annotations.NullMarked;
