/** Plays the procedures of game-service alone; the other services let theirs pass. */
@NullMarked
package org.lazax.game.kit;

import org.jspecify.annotations.NullMarked;
