package org.lazax.components.faction.nekro;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The mech has +2 to combat rolls against a player with an assimilated technology. Rule:
 * unit/mordred.N1.
 */
public final class Mordred implements Component, RollHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/mordred");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.ONLY_IF_NAMED;
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat()
            && roll.side() == me
            && unit.type() == UnitType.MECH
            && battle.is(Circumstance.OPPONENT_ASSIMILATED, me)
        ? 2
        : 0;
  }
}
