package org.lazax.components.actioncard;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The opponent cannot carry out the retreat that it has announced in this round. Rule:
 * action_card/intercept.N1.
 */
public final class Intercept implements Component, RetreatHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() != me;
  }

  @Override
  public boolean holds() {
    return true;
  }
}
