/** Benchmarks of a running platform and of its log. */
@NullMarked
package org.lazax.simulation.bench;

import org.jspecify.annotations.NullMarked;
