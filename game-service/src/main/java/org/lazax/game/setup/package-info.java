/** The setup of a game, from its start to its first round. */
@NullMarked
package org.lazax.game.setup;

import org.jspecify.annotations.NullMarked;
