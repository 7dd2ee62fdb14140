/** Mecatol Rex pays, or a secret objective is drawn. */
@NullMarked
package org.lazax.game.imperial;

import org.jspecify.annotations.NullMarked;
