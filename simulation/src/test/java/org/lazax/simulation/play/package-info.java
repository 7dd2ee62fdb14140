/** That the same seed is the same game. */
@NullMarked
package org.lazax.simulation.play;

import org.jspecify.annotations.NullMarked;
