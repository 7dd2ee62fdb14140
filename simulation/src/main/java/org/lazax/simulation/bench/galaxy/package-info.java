/** Benchmarks of adjacency and movement, with JMH. */
@NullMarked
package org.lazax.simulation.bench.galaxy;

import org.jspecify.annotations.NullMarked;
