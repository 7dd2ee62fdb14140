/** Warfare: a command token leaves the board; a unit in the home system produces. */
@NullMarked
package org.lazax.game.warfare;

import org.jspecify.annotations.NullMarked;
