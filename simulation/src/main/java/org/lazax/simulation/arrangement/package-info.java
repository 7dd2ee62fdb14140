/** Random games in every way in which an organiser may create one. */
@NullMarked
package org.lazax.simulation.arrangement;

import org.jspecify.annotations.NullMarked;
