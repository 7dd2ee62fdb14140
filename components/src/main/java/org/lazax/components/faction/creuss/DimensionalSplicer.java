package org.lazax.components.faction.creuss;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a space combat in a system with a wormhole, the owner may make one hit on a ship
 * of its choice. Rules: technology/dimensional_splicer.N1 to technology/dimensional_splicer.N5.
 */
public final class DimensionalSplicer implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/dimensional_splicer");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && battle.place().isSpace()
            && battle.count(me, unit -> battle.fightsAsShip(me, unit)) > 0
            && battle.is(Circumstance.WORMHOLE, me)
        ? List.of(new CombatEffect.Snipe(me.other(), unit -> battle.fights(me.other(), unit)))
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
