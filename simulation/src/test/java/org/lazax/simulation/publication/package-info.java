/** Rounds of tournaments whose games are created in memory. */
@NullMarked
package org.lazax.simulation.publication;

import org.jspecify.annotations.NullMarked;
