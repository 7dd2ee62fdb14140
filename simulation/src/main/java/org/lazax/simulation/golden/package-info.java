/** Golden games: recorded whole games that must replay to the same table. */
@NullMarked
package org.lazax.simulation.golden;

import org.jspecify.annotations.NullMarked;
