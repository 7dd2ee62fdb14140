package org.lazax.combat.component.leader;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/** Cancels a hit. */
public final class Tellurian implements HitHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.HITS_TO_ASSIGN;
  }

  @Override
  public Reach reach() {
    return Reach.EITHER_SIDE;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.side() == me;
  }

  @Override
  public int cancelled(BattleView battle, Side me, HitSource source, int hits) {
    return 1;
  }
}
