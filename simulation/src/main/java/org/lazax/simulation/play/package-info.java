/** Whole games of all four services in one JVM, played by bots, without broker or database. */
@NullMarked
package org.lazax.simulation.play;

import org.jspecify.annotations.NullMarked;
