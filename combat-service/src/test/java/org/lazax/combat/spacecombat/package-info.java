/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.spacecombat;

import org.jspecify.annotations.NullMarked;
