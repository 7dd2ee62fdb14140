package org.lazax.components.actioncard;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.BombardmentHooks;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** In an invasion, PDS of opponents in the system have no PLANETARY SHIELD and no SPACE CANNON. */
public final class Disable implements Component, RollHooks, BombardmentHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.units(me.other()).stream()
        .filter(unit -> unit.place().system().equals(battle.place().system()))
        .anyMatch(unit -> unit.type() == UnitType.PDS && unit.count() > 0);
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_CANNON_DEFENSE
        && roll.side() != me
        && unit.type() == UnitType.PDS;
  }

  @Override
  public boolean lowersShield(CombatView battle, Side me, UnitGroup unit) {
    return unit.type() == UnitType.PDS;
  }
}
