package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.roll.Aim;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * If the opponent has rolled a hit in a round of ground combat, its owner makes one more. Rules:
 * technology/valkyrie_particle_weave.N1 to technology/valkyrie_particle_weave.N3.
 */
public final class ValkyrieParticleWeave implements Component, MomentHooks, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/valkyrie_particle_weave");
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROLLED)
            && occasion.isRollOf(me.other(), HitSource.GROUND_COMBAT)
            && occasion.count() > 0
        ? List.of(new Strike.Hits(me.other(), 1, Aim.ANY))
        : List.of();
  }
}
