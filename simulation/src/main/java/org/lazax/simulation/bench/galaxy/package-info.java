/** JMH benchmarks of adjacency and movement. */
@NullMarked
package org.lazax.simulation.bench.galaxy;

import org.jspecify.annotations.NullMarked;
