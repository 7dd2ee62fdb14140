/** What game-service alone remembers, and the type of its conductors. */
@NullMarked
package org.lazax.game.state;

import org.jspecify.annotations.NullMarked;
