/** Invasions, from the landing to the control of planets. */
@NullMarked
package org.lazax.combat.invasion;

import org.jspecify.annotations.NullMarked;
