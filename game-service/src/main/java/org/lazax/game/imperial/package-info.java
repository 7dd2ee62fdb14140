/** Imperial: a point for Mecatol Rex, or a secret objective. */
@NullMarked
package org.lazax.game.imperial;

import org.jspecify.annotations.NullMarked;
