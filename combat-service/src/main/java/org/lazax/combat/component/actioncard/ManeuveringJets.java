package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.rules.procedure.HitSource;

/**
 * One hit of a space cannon is cancelled. Rules: action_card/maneuvering_jets.N1 to
 * action_card/maneuvering_jets.N4.
 */
public final class ManeuveringJets implements HitHooks, Spent {
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
    return source == HitSource.SPACE_CANNON_OFFENSE || source == HitSource.SPACE_CANNON_DEFENSE
        ? 1
        : 0;
  }
}
