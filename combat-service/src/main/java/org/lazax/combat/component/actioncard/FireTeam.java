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
import org.lazax.rules.procedure.HitSource;

/**
 * After a roll in ground combat any of one's own dice are thrown again. Rule:
 * action_card/fire_team.N1.
 */
public final class FireTeam implements RollHooks, Spent, DiceAnswer {
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
