package org.lazax.components.faction.mentak;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Other players' ground forces on its planet cannot sustain damage. */
public final class MollTerminus implements Component, HitHooks, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/moll_terminus");
  }

  @Override
  public boolean barsSustain(BattleView battle, Side me, Side whose, Rank unit) {
    return whose != me
        && unit.card().isGroundForce()
        && battle.units(me).stream()
            .anyMatch(mech -> mech.type() == UnitType.MECH && mech.place().equals(unit.place()))
        && !unit.place().isSpace();
  }
}
