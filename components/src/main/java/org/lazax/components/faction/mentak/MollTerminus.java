package org.lazax.components.faction.mentak;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Ground forces of other players on the mech's planet cannot sustain damage. */
public final class MollTerminus implements Component, HitHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/moll_terminus");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
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
