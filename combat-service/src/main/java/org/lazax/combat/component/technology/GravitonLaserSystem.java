package org.lazax.combat.component.technology;

import org.lazax.combat.ability.Aim;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.dice.Batteries;
import org.lazax.rules.procedure.HitSource;

/**
 * The hits of its owner's space cannons go to ships other than fighters while there are any. Rule:
 * technology/graviton_laser_system.N1.
 */
public final class GravitonLaserSystem implements RollHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.isRollOf(me, HitSource.SPACE_CANNON_OFFENSE)
        && !Batteries.of(battle, new Roll(me, HitSource.SPACE_CANNON_OFFENSE)).isEmpty();
  }

  @Override
  public Aim aim(BattleView battle, Side me, Roll roll, Rank unit, Aim aim) {
    return roll.side() == me && roll.isSpaceCannon() ? Aim.LARGE_SHIPS_FIRST : aim;
  }
}
