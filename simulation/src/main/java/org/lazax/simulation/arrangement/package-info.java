/** Games that come about in every way an organiser may choose. */
@NullMarked
package org.lazax.simulation.arrangement;

import org.jspecify.annotations.NullMarked;
