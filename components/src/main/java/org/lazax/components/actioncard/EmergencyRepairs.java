package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * All of one's units in the system that can sustain damage are repaired as a round begins or ends.
 * Rule: action_card/emergency_repairs.N1.
 */
public final class EmergencyRepairs implements Component, MomentHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/emergency_repairs");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Optional<CombatMoment> orWhen() {
    return Optional.of(CombatMoment.ROUND_ENDS);
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return damaged(battle, me) > 0;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS) || occasion.is(CombatMoment.ROUND_ENDS)
        ? List.of(new Strike.Repair(me, damaged(battle, me), EmergencyRepairs::isMended, false))
        : List.of();
  }

  private static boolean isMended(Rank unit) {
    return unit.card().abilities().sustainDamage();
  }

  private static int damaged(BattleView battle, Side me) {
    return battle.units(me).stream()
        .filter(EmergencyRepairs::isMended)
        .mapToInt(Rank::damaged)
        .sum();
  }
}
