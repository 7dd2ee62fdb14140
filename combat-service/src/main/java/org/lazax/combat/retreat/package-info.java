/** Retreats from a space combat. */
@NullMarked
package org.lazax.combat.retreat;

import org.jspecify.annotations.NullMarked;
