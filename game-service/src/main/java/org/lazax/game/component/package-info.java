/** Components that act at the moments of game-service. */
@NullMarked
package org.lazax.game.component;

import org.jspecify.annotations.NullMarked;
