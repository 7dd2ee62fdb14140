package org.lazax.components.actioncard;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.BombardmentHooks;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * During an invasion the PDS of opponents in the system have no planetary shield and no space
 * cannon.
 */
public final class Disable implements Component, RollHooks, BombardmentHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/disable");
  }

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
