package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
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
 * After it has sustained damage in ground combat the opponent's ground forces take a hit. Rules:
 * unit/valkyrie_exoskeleton.N1, unit/valkyrie_exoskeleton.N2.
 */
public final class ValkyrieExoskeleton implements Component, MomentHooks, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/valkyrie_exoskeleton");
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.SUSTAINED)
            && occasion.isRollOf(me, HitSource.GROUND_COMBAT)
            && occasion.unit().filter(unit -> unit.type() == UnitType.MECH).isPresent()
        ? List.of(new Strike.Hits(me.other(), 1, Aim.ANY))
        : List.of();
  }
}
