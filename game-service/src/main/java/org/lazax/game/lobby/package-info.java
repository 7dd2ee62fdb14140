/** Before a game starts: it is created, and seats are taken. */
@NullMarked
package org.lazax.game.lobby;

import org.jspecify.annotations.NullMarked;
