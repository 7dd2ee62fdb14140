/** The REST resources of games: who holds which seat, who may read, what a game looks like. */
@NullMarked
package org.lazax.gateway.game;

import org.jspecify.annotations.NullMarked;
