/** Tests of simulated whole games. */
@NullMarked
package org.lazax.simulation.play;

import org.jspecify.annotations.NullMarked;
