/** Counts what of the game is exercised when games are played. */
@NullMarked
package org.lazax.simulation.coverage;

import org.jspecify.annotations.NullMarked;
