/** Tests of what happens before a game starts. */
@NullMarked
package org.lazax.game.lobby;

import org.jspecify.annotations.NullMarked;
