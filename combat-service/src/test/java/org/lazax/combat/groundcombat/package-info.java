/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.groundcombat;

import org.jspecify.annotations.NullMarked;
