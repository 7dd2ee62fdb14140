/** Tests of the setup of a game. */
@NullMarked
package org.lazax.game.setup;

import org.jspecify.annotations.NullMarked;
