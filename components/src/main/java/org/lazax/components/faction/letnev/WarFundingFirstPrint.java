package org.lazax.components.faction.letnev;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The first print: the holder's missed dice in a round of space combat are rerolled. The note's
 * owner loses two trade goods, or all if it has fewer. Rule: promissory_note/war_funding.N1.
 */
public final class WarFundingFirstPrint implements Component, RollHooks, ActivatedComponent {
  private static final int GOODS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/war_funding.base");
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
    return roll.side() == me && roll.source().isOfSpaceCombat() ? Reroll.MISSES : Reroll.NONE;
  }

  @Override
  public int goodsOfOwner() {
    return GOODS;
  }
}
