package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Aim;
import org.lazax.rules.combat.roll.Batteries;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** The hits of one's barrage go to any ships. Rule: action_card/waylay.N1. */
public final class Waylay implements Component, RollHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/waylay");
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
    return occasion.isRollOf(me, HitSource.ANTI_FIGHTER_BARRAGE)
        && !Batteries.of(battle, new Roll(me, HitSource.ANTI_FIGHTER_BARRAGE)).isEmpty();
  }

  @Override
  public Optional<Aim> aim(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.side() == me && roll.source() == HitSource.ANTI_FIGHTER_BARRAGE
        ? Optional.of(Aim.ANY)
        : Optional.empty();
  }
}
