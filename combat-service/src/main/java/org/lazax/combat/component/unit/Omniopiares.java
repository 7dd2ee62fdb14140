package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.LandingHooks;
import org.lazax.combat.ability.Side;

/** Others who land on its planet pay 1 influence for each. Rule: unit/omniopiares.N1. */
public final class Omniopiares implements LandingHooks {
  private static final String RULE = "unit/omniopiares.N1";

  @Override
  public Charge charge(BattleView battle, Side me) {
    return new Charge(battle.count(me, unit -> unit.type() == UnitType.MECH), RULE);
  }
}
