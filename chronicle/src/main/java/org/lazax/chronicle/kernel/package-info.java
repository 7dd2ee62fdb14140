/**
 * The kernel of every game: a stack of frames and windows. It says which service owes the next step
 * and which players are awaited.
 */
@NullMarked
package org.lazax.chronicle.kernel;

import org.jspecify.annotations.NullMarked;
