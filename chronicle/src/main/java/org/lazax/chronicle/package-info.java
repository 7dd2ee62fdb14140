/**
 * A game as a hash chain of commits. A commit is what one service decided in one step, and all of
 * it counts or none.
 */
@NullMarked
package org.lazax.chronicle;

import org.jspecify.annotations.NullMarked;
