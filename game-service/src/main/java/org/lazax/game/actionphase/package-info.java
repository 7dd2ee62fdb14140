/** The action phase: turns of one action each, until all players have passed. */
@NullMarked
package org.lazax.game.actionphase;

import org.jspecify.annotations.NullMarked;
