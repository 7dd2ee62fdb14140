package org.lazax.components.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** The owner's fighters have +1 to combat rolls. */
public final class ProphecyOfIxth implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/prophecy_of_ixth");
  }

  @Override
  public Missing missing() {
    return Missing.part("its discarding after a production without two fighters");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me && unit.type() == UnitType.FIGHTER ? 1 : 0;
  }
}
