/** Tests of the rules of game-service. */
@NullMarked
package org.lazax.game;

import org.jspecify.annotations.NullMarked;
