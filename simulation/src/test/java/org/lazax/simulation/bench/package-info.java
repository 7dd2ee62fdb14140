/** What benchmarks count. */
@NullMarked
package org.lazax.simulation.bench;

import org.jspecify.annotations.NullMarked;
