/**
 * The host of one service in one partition: a deterministic machine that is told what happened and
 * tells what to do. It has no threads, no clock, no random source and no I/O of its own.
 */
@NullMarked
package org.lazax.chronicle.host;

import org.jspecify.annotations.NullMarked;
