package org.lazax.components.faction.keleres;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.invasion.LandingHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Another player who lands on the mech's planet pays 1 influence for each mech. Rule:
 * unit/omniopiares.N1.
 */
public final class Omniopiares implements Component, LandingHooks {
  private static final String RULE = "unit/omniopiares.N1";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/omniopiares");
  }

  @Override
  public Charge charge(CombatView battle, Side me) {
    return new Charge(battle.count(me, unit -> unit.type() == UnitType.MECH), RULE);
  }
}
