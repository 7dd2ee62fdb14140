/** A game as a hash chain of commits: what one service decided in one step, all or nothing. */
@NullMarked
package org.lazax.chronicle;

import org.jspecify.annotations.NullMarked;
