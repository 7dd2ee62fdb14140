package org.lazax.components.faction.mentak;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.DependsOnOtherSide;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Other players' ground forces on its planet cannot sustain damage. */
public final class MollTerminus implements Component, HitHooks, DependsOnOtherSide {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/moll_terminus");
  }

  @Override
  public boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return whose != me
        && unit.card().isGroundForce()
        && battle.units(me).stream()
            .anyMatch(mech -> mech.type() == UnitType.MECH && mech.place().equals(unit.place()))
        && !unit.place().isSpace();
  }
}
