/** Benchmarks of simulated combats and exact odds. */
@NullMarked
package org.lazax.simulation.bench.combat;

import org.jspecify.annotations.NullMarked;
