/** Setups of simulated games, of every kind that an organiser may choose. */
@NullMarked
package org.lazax.simulation.arrangement;

import org.jspecify.annotations.NullMarked;
