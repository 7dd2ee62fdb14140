package org.lazax.combat.component.unit;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
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
 * After it has sustained damage in ground combat the opponent's ground forces take a hit. Rules:
 * unit/valkyrie_exoskeleton.N1, unit/valkyrie_exoskeleton.N2.
 */
public final class ValkyrieExoskeleton implements MomentHooks, Entangling {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.SUSTAINED)
            && occasion.isRollOf(me, HitSource.GROUND_COMBAT)
            && occasion.unit().filter(unit -> unit.type() == UnitType.MECH).isPresent()
        ? List.of(new Strike.Hits(me.other(), 1, Aim.ANY))
        : List.of();
  }
}
