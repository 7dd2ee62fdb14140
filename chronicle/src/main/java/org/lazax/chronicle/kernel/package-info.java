/**
 * The state that every game has: a stack of frames and windows, which says who goes on and who is
 * awaited.
 */
@NullMarked
package org.lazax.chronicle.kernel;

import org.jspecify.annotations.NullMarked;
