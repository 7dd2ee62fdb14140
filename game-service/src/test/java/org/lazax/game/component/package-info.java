/** Tests of components that act in game-service. */
@NullMarked
package org.lazax.game.component;

import org.jspecify.annotations.NullMarked;
