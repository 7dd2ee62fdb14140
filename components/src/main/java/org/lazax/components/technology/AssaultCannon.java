package org.lazax.components.technology;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a space combat, an owner with at least three non-fighter ships makes the opponent
 * destroy one of its non-fighter ships. Rules: technology/assault_cannon.N1,
 * technology/assault_cannon.N2, technology/assault_cannon.N4.
 */
public final class AssaultCannon implements Component, MomentHooks {
  private static final int SHIPS = 3;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/assault_cannon");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    Side other = me.other();
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && battle.place().isSpace()
            && battle.count(me, unit -> battle.fightsAsLargeShip(me, unit)) >= SHIPS
        ? List.of(
            new CombatEffect.Destroy(other, 1, unit -> battle.fightsAsLargeShip(other, unit), true))
        : List.of();
  }
}
