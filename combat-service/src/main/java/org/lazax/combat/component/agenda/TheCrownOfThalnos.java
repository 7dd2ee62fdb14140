package org.lazax.combat.component.agenda;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/**
 * Dice of its owner's combat rolls may be thrown again; who rerolls and makes no hit is destroyed.
 * Fighters and infantry take the risk, others do not.
 */
public final class TheCrownOfThalnos implements RollHooks {
  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me && unit.isExpendable()
        ? Reroll.OR_DIE
        : Reroll.NONE;
  }
}
