/** Benchmarks of a running platform and of logs. */
@NullMarked
package org.lazax.simulation.bench;

import org.jspecify.annotations.NullMarked;
