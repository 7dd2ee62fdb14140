package org.lazax.combat.state;

import org.lazax.rules.combat.roll.AbilityRolled;

/**
 * The dice of a component's ability, in a combat or outside of one.
 *
 * @param seq the number of the commit in which the dice were rolled
 */
public record ComponentRoll(long seq, AbilityRolled roll) {}
