package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.combat.ability.Aim;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;
import org.lazax.rules.procedure.HitSource;

/**
 * If the opponent has rolled a hit in a round of ground combat, its owner makes one more. Rules:
 * technology/valkyrie_particle_weave.N1 to technology/valkyrie_particle_weave.N3.
 */
public final class ValkyrieParticleWeave implements MomentHooks, Entangling {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROLLED)
            && occasion.isRollOf(me.other(), HitSource.GROUND_COMBAT)
            && occasion.count() > 0
        ? List.of(new Strike.Hits(me.other(), 1, Aim.ANY))
        : List.of();
  }
}
