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
 * After the hits of a round are assigned, the owner repairs one of its damaged units in the combat
 * that has not sustained damage in this round. Rules: technology/duranium_armor.N1 to
 * technology/duranium_armor.N6.
 */
public final class DuraniumArmor implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/duranium_armor");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.HITS_ASSIGNED)
        ? List.of(new CombatEffect.Repair(me, 1, unit -> battle.fights(me, unit), true))
        : List.of();
  }
}
