/** From the start of the game to its first round, shown. */
@NullMarked
package org.lazax.game.setup;

import org.jspecify.annotations.NullMarked;
