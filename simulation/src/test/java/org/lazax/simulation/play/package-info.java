/** Tests that the same seed gives the same game. */
@NullMarked
package org.lazax.simulation.play;

import org.jspecify.annotations.NullMarked;
