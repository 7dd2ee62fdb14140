package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
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
 * After the mech has sustained damage in ground combat, the opponent's ground forces take one hit.
 * Rules: unit/valkyrie_exoskeleton.N1, unit/valkyrie_exoskeleton.N2.
 */
public final class ValkyrieExoskeleton implements Component, MomentHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/valkyrie_exoskeleton");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.SUSTAINED)
            && occasion.isRollOf(me, HitSource.GROUND_COMBAT)
            && occasion.unit().filter(unit -> unit.type() == UnitType.MECH).isPresent()
        ? List.of(new CombatEffect.Hits(me.other(), 1, HitTargetRule.ANY))
        : List.of();
  }
}
