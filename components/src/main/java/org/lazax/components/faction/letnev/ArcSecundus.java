package org.lazax.components.faction.letnev;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The flagship is repaired at the start of each round of space combat. Rules: unit/arc_secundus.N1,
 * unit/arc_secundus.N2.
 */
public final class ArcSecundus implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/arc_secundus");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS) && battle.place().isSpace()
        ? List.of(new CombatEffect.Repair(me, 1, unit -> unit.type() == UnitType.FLAGSHIP, false))
        : List.of();
  }
}
