package org.lazax.components.faction.naazrokha;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a round of combat, the owner may exhaust the card to have +1 to its combat rolls
 * in that round.
 */
public final class Supercharge implements Component, RollHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/supercharge");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat() && roll.side() == me ? 1 : 0;
  }
}
