package org.lazax.components.faction.titans;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Cancels a hit. */
public final class Tellurian implements Component, HitHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/tellurian");
  }

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
