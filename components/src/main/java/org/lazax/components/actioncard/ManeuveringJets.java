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
 * Cancels one hit of a space cannon. Rules: action_card/maneuvering_jets.N1 to
 * action_card/maneuvering_jets.N4.
 */
public final class ManeuveringJets implements Component, HitHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/maneuvering_jets");
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
    return source == HitSource.SPACE_CANNON_OFFENSE || source == HitSource.SPACE_CANNON_DEFENSE
        ? 1
        : 0;
  }
}
