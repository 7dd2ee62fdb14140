/** Games that are played with less than everything. */
@NullMarked
package org.lazax.simulation.expansion;

import org.jspecify.annotations.NullMarked;
