package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.RetreatHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/** Who has announced a retreat cannot retreat in this round. Rule: action_card/intercept.N1. */
public final class Intercept implements RetreatHooks, Spent {
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
