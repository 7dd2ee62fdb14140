/** Invariants of the table that must hold after every commit of every game. */
@NullMarked
package org.lazax.simulation.conservation;

import org.jspecify.annotations.NullMarked;
