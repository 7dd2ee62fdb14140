package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start or the end of a round, repairs all of the player's units in the system that can
 * sustain damage. Rule: action_card/emergency_repairs.N1.
 */
public final class EmergencyRepairs implements Component, MomentHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return damaged(battle, me) > 0;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS) || occasion.is(CombatMoment.ROUND_ENDS)
        ? List.of(
            new CombatEffect.Repair(me, damaged(battle, me), EmergencyRepairs::isMended, false))
        : List.of();
  }

  private static boolean isMended(UnitGroup unit) {
    return unit.card().abilities().sustainDamage();
  }

  private static int damaged(CombatView battle, Side me) {
    return battle.units(me).stream()
        .filter(EmergencyRepairs::isMended)
        .mapToInt(UnitGroup::damaged)
        .sum();
  }
}
