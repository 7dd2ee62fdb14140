/** Counts which parts of the game simulated games exercise. */
@NullMarked
package org.lazax.simulation.coverage;

import org.jspecify.annotations.NullMarked;
