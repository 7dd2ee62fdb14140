/** Bombardment and Planetary Shield. */
@NullMarked
package org.lazax.combat.bombardment;

import org.jspecify.annotations.NullMarked;
