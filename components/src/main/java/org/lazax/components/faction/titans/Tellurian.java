package org.lazax.components.faction.titans;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Cancels one hit. */
public final class Tellurian implements Component, HitHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() == me;
  }

  @Override
  public int cancelled(CombatView battle, Side me, HitSource source, int hits) {
    return 1;
  }
}
