/** Planets and frontier tokens that are explored. */
@NullMarked
package org.lazax.game.exploration;

import org.jspecify.annotations.NullMarked;
