package org.lazax.components.actioncard;

import java.util.Map;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.DiceAnswer;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a roll in ground combat any of one's own dice are thrown again. Rule:
 * action_card/fire_team.N1.
 */
public final class FireTeam implements Component, RollHooks, Spent, DiceAnswer {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/fire_team");
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
    return occasion.isRollOf(me, HitSource.GROUND_COMBAT);
  }

  @Override
  public Reroll reroll(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() == me && roll.source() == HitSource.GROUND_COMBAT
        ? Reroll.MISSES
        : Reroll.NONE;
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Map<Side, Reroll> thrownAgain(Occasion occasion, BattleView battle, Side me) {
    return occasion.isRollOf(me, HitSource.GROUND_COMBAT) ? Map.of(me, Reroll.MISSES) : Map.of();
  }
}
