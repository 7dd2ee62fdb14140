package org.lazax.combat.component.actioncard;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.BombardmentHooks;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/**
 * During an invasion the PDS of opponents in the system have no planetary shield and no space
 * cannon.
 */
public final class Disable implements RollHooks, BombardmentHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.INVASION_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.units(me.other()).stream()
        .filter(unit -> unit.place().system().equals(battle.place().system()))
        .anyMatch(unit -> unit.type() == UnitType.PDS && unit.count() > 0);
  }

  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.SPACE_CANNON_DEFENSE
        && roll.side() != me
        && unit.type() == UnitType.PDS;
  }

  @Override
  public boolean lowersShield(BattleView battle, Side me, Rank unit) {
    return unit.type() == UnitType.PDS;
  }
}
