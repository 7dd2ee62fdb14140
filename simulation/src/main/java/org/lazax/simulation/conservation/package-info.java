/** Checks that must hold after every commit of any game. */
@NullMarked
package org.lazax.simulation.conservation;

import org.jspecify.annotations.NullMarked;
