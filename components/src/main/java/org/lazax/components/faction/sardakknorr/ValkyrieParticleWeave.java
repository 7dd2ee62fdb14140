package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * If the opponent makes a hit in a round of ground combat, the owner makes one more hit. Rules:
 * technology/valkyrie_particle_weave.N1 to technology/valkyrie_particle_weave.N3.
 */
public final class ValkyrieParticleWeave implements Component, MomentHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/valkyrie_particle_weave");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROLLED)
            && occasion.isRollOf(me.other(), HitSource.GROUND_COMBAT)
            && occasion.count() > 0
        ? List.of(new CombatEffect.Hits(me.other(), 1, HitTargetRule.ANY))
        : List.of();
  }
}
