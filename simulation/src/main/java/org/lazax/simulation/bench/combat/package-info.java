/** Benchmarks of combats and their odds, with JMH. */
@NullMarked
package org.lazax.simulation.bench.combat;

import org.jspecify.annotations.NullMarked;
