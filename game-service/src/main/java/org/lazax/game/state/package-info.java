/** The state that only game-service keeps, and the type of its conductors. */
@NullMarked
package org.lazax.game.state;

import org.jspecify.annotations.NullMarked;
