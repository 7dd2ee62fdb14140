/** Simulated players. They know of the rules only what the options say. */
@NullMarked
package org.lazax.simulation.bot;

import org.jspecify.annotations.NullMarked;
