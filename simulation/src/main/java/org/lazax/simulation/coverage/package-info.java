/** Counts which commands, events and cards are exercised in games. */
@NullMarked
package org.lazax.simulation.coverage;

import org.jspecify.annotations.NullMarked;
