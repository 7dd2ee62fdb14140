package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * After each round's hits one of its owner's damaged units in the fight is repaired that has not
 * sustained damage in this round. Rules: technology/duranium_armor.N1 to
 * technology/duranium_armor.N6.
 */
public final class DuraniumArmor implements MomentHooks {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.HITS_ASSIGNED)
        ? List.of(new Strike.Repair(me, 1, unit -> battle.fights(me, unit), true))
        : List.of();
  }
}
