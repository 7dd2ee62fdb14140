package org.lazax.components.faction.sol;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a ground combat on a planet of the owner, the owner may place one infantry there.
 */
public final class ClaireGibson implements Component, MomentHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/claire_gibson");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.bringing(UnitType.INFANTRY);
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && !battle.place().isSpace()
            && me == Side.DEFENDER
        ? List.of(new CombatEffect.Reinforce(me, UnitType.INFANTRY, 1))
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
