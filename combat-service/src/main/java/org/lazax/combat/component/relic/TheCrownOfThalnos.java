package org.lazax.combat.component.relic;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/**
 * Dice of a combat roll may be thrown again with +1; who rerolls and makes no hit is destroyed.
 * Fighters and infantry take the risk, others do not. Rules: relic/the_crown_of_thalnos.N1 to
 * relic/the_crown_of_thalnos.N5.
 */
public final class TheCrownOfThalnos implements RollHooks {
  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me && unit.isExpendable()
        ? Reroll.BETTER_OR_DIE
        : Reroll.NONE;
  }
}
