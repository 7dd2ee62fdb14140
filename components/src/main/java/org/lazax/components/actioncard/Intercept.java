package org.lazax.components.actioncard;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Who has announced a retreat cannot retreat in this round. Rule: action_card/intercept.N1. */
public final class Intercept implements Component, RetreatHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/intercept");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ANNOUNCED;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.side() != me;
  }

  @Override
  public boolean holds() {
    return true;
  }
}
