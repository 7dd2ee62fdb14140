package org.lazax.combat.odds;

import java.util.Map;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.roll.RollRules;

/**
 * How odds use a component by which dice are rerolled once they are rolled. Odds compute a roll and
 * its rerolls in one step, so the component is used as the roll begins.
 */
record RerollUse(RerollComponent component) implements RollHooks, ActivatedComponent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  /**
   * A component that answers the rolls of both sides is used as its owner's roll begins. A
   * component that rerolls the opponent's dice is kept if the opponent has none.
   */
  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    boolean inTime = component.after() == CombatMoment.ROLLED || occasion.side() == me;
    return inTime
        && occasion
            .source()
            .map(source -> new Roll(occasion.side(), source))
            .filter(roll -> !rerolls(battle, me, roll).isEmpty())
            .filter(roll -> roll.side() == me || !RollRules.of(battle, roll).isEmpty())
            .isPresent();
  }

  @Override
  public Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return rerolls(battle, me, roll).getOrDefault(roll.side(), Reroll.NONE);
  }

  /** The sides whose dice are rerolled after this roll if it hits, and which of their dice. */
  private Map<Side, Reroll> rerolls(CombatView battle, Side me, Roll roll) {
    if (component.after() == CombatMoment.ROLLED) {
      return component.rerolls(
          CombatTrigger.of(CombatMoment.ROLLED, roll.side(), roll.source(), 1), battle, me);
    }
    return roll.isCombat()
        ? component.rerolls(CombatTrigger.of(component.after()), battle, me)
        : Map.of();
  }
}
