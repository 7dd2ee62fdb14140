package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Any ships take the hits of the player's anti-fighter barrage. Rule: action_card/waylay.N1. */
public final class Waylay implements Component, RollHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.isRollOf(me, HitSource.ANTI_FIGHTER_BARRAGE)
        && !RollRules.of(battle, new Roll(me, HitSource.ANTI_FIGHTER_BARRAGE)).isEmpty();
  }

  @Override
  public Optional<HitTargetRule> aim(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.side() == me && roll.source() == HitSource.ANTI_FIGHTER_BARRAGE
        ? Optional.of(HitTargetRule.ANY)
        : Optional.empty();
  }
}
