/** Throwing the dice of units and counting their hits. */
@NullMarked
package org.lazax.combat.dice;

import org.jspecify.annotations.NullMarked;
