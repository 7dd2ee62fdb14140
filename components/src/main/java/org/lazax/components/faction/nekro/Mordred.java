package org.lazax.components.faction.nekro;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OnlyIfNamed;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** +2 to its combat rolls against who has an assimilated technology. */
public final class Mordred implements Component, RollHooks, OnlyIfNamed {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/mordred");
  }

  @Override
  public Missing missing() {
    return Missing.way("no Valefar Assimilator copies anything. Odds know its bonus");
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat()
            && roll.side() == me
            && unit.type() == UnitType.MECH
            && battle.is(Circumstance.OPPONENT_ASSIMILATED, me)
        ? 2
        : 0;
  }
}
