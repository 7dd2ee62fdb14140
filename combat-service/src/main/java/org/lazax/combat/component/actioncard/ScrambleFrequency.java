package org.lazax.combat.component.actioncard;

import java.util.Map;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.DiceAnswer;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Reroll;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.dice.Batteries;

/** Another player's roll of a unit ability that has hit is thrown again. */
public final class ScrambleFrequency implements RollHooks, Spent, DiceAnswer {
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
    return occasion.side() != me
        && occasion
            .source()
            .map(source -> new Roll(me.other(), source))
            .filter(roll -> !roll.isCombat() && !Batteries.of(battle, roll).isEmpty())
            .isPresent();
  }

  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() != me && !roll.isCombat() ? Reroll.ALL : Reroll.NONE;
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Map<Side, Reroll> thrownAgain(Occasion occasion, BattleView battle, Side me) {
    boolean another =
        occasion.side() != me
            && occasion.count() > 0
            && occasion.source().filter(source -> !source.isCombat()).isPresent();
    return another ? Map.of(occasion.side(), Reroll.ALL) : Map.of();
  }

  @Override
  public boolean byOthers() {
    return true;
  }
}
