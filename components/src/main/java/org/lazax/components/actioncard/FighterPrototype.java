package org.lazax.components.actioncard;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Fighters have +2 in the first round of a space combat. */
public final class FighterPrototype implements Component, RollHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/fighter_prototype");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace()
        && battle.count(me, unit -> unit.type() == UnitType.FIGHTER) > 0;
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me && unit.type() == UnitType.FIGHTER ? 2 : 0;
  }
}
