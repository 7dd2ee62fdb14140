/** The moments of combats, and the abilities that can be used in them. */
@NullMarked
package org.lazax.combat.ability;

import org.jspecify.annotations.NullMarked;
