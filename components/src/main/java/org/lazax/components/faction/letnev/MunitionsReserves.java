package org.lazax.components.faction.letnev;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Price;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a round of space combat, the owner may spend two trade goods to reroll any of its
 * dice in that round. Rule: faction_ability/munitions_reserves.N1.
 */
public final class MunitionsReserves implements Component, RollHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/munitions_reserves");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me ? Reroll.MISSES : Reroll.NONE;
  }

  @Override
  public Price price() {
    return Price.tradeGoods(2);
  }
}
