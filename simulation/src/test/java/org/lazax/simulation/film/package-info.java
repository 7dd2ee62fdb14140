/** Tests of the frames of games. */
@NullMarked
package org.lazax.simulation.film;

import org.jspecify.annotations.NullMarked;
