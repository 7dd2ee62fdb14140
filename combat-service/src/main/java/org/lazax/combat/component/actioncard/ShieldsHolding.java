package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/**
 * Up to two hits on one's ships in a space combat are cancelled. Rules:
 * action_card/shields_holding.N1 to action_card/shields_holding.N5.
 */
public final class ShieldsHolding implements HitHooks, Spent {
  private static final int HITS = 2;

  @Override
  public CombatMoment when() {
    return CombatMoment.HITS_TO_ASSIGN;
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
  public boolean oncePerRoll() {
    return true;
  }

  @Override
  public int cancelled(BattleView battle, Side me, HitSource source, int hits) {
    return source.isOfSpaceCombat() ? Math.min(HITS, hits) : 0;
  }
}
