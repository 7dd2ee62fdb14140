/** Recorded whole games, which detect a change that alters the result of a log. */
@NullMarked
package org.lazax.simulation.golden;

import org.jspecify.annotations.NullMarked;
