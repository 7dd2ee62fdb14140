package org.lazax.combat.component.technology;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.bombardment.PlanetaryShield;
import org.lazax.rules.procedure.HitSource;

/**
 * As it was first printed: exhausted as a round of ground combat begins where a unit of its owner
 * has planetary shield, and the opponent makes no combat rolls in that round. Rule:
 * technology/magen_defense_grid.base.N1.
 */
public final class FirstMagenDefenseGrid implements RollHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return !battle.place().isSpace() && PlanetaryShield.covers(battle, me);
  }

  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() != me && roll.source() == HitSource.GROUND_COMBAT;
  }
}
