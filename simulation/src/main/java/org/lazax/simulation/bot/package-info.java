/** Bots: players that know the game from its options alone. */
@NullMarked
package org.lazax.simulation.bot;

import org.jspecify.annotations.NullMarked;
