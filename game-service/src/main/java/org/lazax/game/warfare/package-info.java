/** Warfare: a player takes a command token from the board; space docks of home systems produce. */
@NullMarked
package org.lazax.game.warfare;

import org.jspecify.annotations.NullMarked;
