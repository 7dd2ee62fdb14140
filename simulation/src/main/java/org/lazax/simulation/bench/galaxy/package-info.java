/** How fast the galaxy answers, measured with JMH. */
@NullMarked
package org.lazax.simulation.bench.galaxy;

import org.jspecify.annotations.NullMarked;
