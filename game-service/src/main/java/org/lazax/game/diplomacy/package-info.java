/** Diplomacy: a player locks a system; players ready planets. */
@NullMarked
package org.lazax.game.diplomacy;

import org.jspecify.annotations.NullMarked;
