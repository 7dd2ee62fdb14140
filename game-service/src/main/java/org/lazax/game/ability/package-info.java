/** The moments of game-service, and the commands by which players use abilities. */
@NullMarked
package org.lazax.game.ability;

import org.jspecify.annotations.NullMarked;
