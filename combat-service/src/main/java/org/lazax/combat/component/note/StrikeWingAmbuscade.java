package org.lazax.combat.component.note;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.dice.Batteries;

/** One of the units that roll for a unit ability throws one die more. */
public final class StrikeWingAmbuscade implements RollHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.side() == me
        && occasion
            .source()
            .map(source -> new Roll(me, source))
            .filter(roll -> !roll.isCombat() && !Batteries.of(battle, roll).isEmpty())
            .isPresent();
  }

  @Override
  public int diceOfOne(BattleView battle, Side me, Roll roll) {
    return roll.isCombat() ? 0 : 1;
  }
}
