/** Rolls the dice of units and counts their hits. */
@NullMarked
package org.lazax.combat.dice;

import org.jspecify.annotations.NullMarked;
