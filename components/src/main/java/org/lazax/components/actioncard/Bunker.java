package org.lazax.components.actioncard;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** In an invasion, bombardment against the player's planets has -4. */
public final class Bunker implements Component, RollHooks, ActivatedComponent {
  private static final int LESS = -4;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/bunker");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.INVASION_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.BOMBARDMENT && roll.side() != me ? LESS : 0;
  }
}
