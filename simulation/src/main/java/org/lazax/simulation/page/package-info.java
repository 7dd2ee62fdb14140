/** A browser that shows the page, for tests and benchmarks. */
@NullMarked
package org.lazax.simulation.page;

import org.jspecify.annotations.NullMarked;
