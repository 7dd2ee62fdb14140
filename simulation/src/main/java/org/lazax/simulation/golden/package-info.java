/** Whole games kept for ever, so that a change that alters history is seen. */
@NullMarked
package org.lazax.simulation.golden;

import org.jspecify.annotations.NullMarked;
