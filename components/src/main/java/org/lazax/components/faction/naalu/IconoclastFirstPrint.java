package org.lazax.components.faction.naalu;

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
 * The first print: the mech has +2 to combat rolls against a player with relic fragments. Rule:
 * unit/iconoclast.original.N1.
 */
final class IconoclastFirstPrint implements Component, RollHooks, OddsHooks {
  private static final int BONUS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/iconoclast.base");
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
            && battle.is(Circumstance.OPPONENT_WITH_FRAGMENT, me)
        ? BONUS
        : 0;
  }
}
