package org.lazax.components.actioncard;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Cancels up to two hits on the player's ships in a space combat. Rules:
 * action_card/shields_holding.N1 to action_card/shields_holding.N5.
 */
public final class ShieldsHolding implements Component, HitHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() == me;
  }

  @Override
  public boolean oncePerRoll() {
    return true;
  }

  @Override
  public int cancelled(CombatView battle, Side me, HitSource source, int hits) {
    return source.isOfSpaceCombat() ? Math.min(HITS, hits) : 0;
  }
}
