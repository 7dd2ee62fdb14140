package org.lazax.components.actioncard;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Up to two hits on one's ships in a space combat are cancelled. Rules:
 * action_card/shields_holding.N1 to action_card/shields_holding.N5.
 */
public final class ShieldsHolding implements Component, HitHooks, Spent {
  private static final int HITS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/shields_holding");
  }

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
