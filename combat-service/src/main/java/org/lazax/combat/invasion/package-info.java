/** Invasions, from the landing of ground forces to the control of planets. */
@NullMarked
package org.lazax.combat.invasion;

import org.jspecify.annotations.NullMarked;
