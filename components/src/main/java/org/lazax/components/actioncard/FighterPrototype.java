package org.lazax.components.actioncard;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** The player's fighters have +2 to combat rolls in the first round of a space combat. */
public final class FighterPrototype implements Component, RollHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace()
        && battle.count(me, unit -> unit.type() == UnitType.FIGHTER) > 0;
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me && unit.type() == UnitType.FIGHTER ? 2 : 0;
  }
}
