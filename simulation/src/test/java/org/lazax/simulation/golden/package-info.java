/** Kept games, folded again. */
@NullMarked
package org.lazax.simulation.golden;

import org.jspecify.annotations.NullMarked;
