/** Before the game: it is created, seats are taken, it is started. */
@NullMarked
package org.lazax.game.lobby;

import org.jspecify.annotations.NullMarked;
