package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/** Other players' ground forces on its planet cannot sustain damage. */
public final class MollTerminus implements HitHooks, Entangling {
  @Override
  public boolean barsSustain(BattleView battle, Side me, Side whose, Rank unit) {
    return whose != me
        && unit.card().isGroundForce()
        && battle.units(me).stream()
            .anyMatch(mech -> mech.type() == UnitType.MECH && mech.place().equals(unit.place()))
        && !unit.place().isSpace();
  }
}
