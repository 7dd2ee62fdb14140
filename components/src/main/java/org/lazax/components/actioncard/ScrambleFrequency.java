package org.lazax.components.actioncard;

import java.util.Map;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Batteries;
import org.lazax.rules.combat.roll.DiceAnswer;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Another player's roll of a unit ability that has hit is thrown again. */
public final class ScrambleFrequency implements Component, RollHooks, Spent, DiceAnswer {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/scramble_frequency");
  }

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
