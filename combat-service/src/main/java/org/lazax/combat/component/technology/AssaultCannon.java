package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * With three ships other than fighters its owner has the opponent destroy one such ship as a space
 * combat begins. Rules: technology/assault_cannon.N1, technology/assault_cannon.N2,
 * technology/assault_cannon.N4.
 */
public final class AssaultCannon implements MomentHooks {
  private static final int SHIPS = 3;

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    Side other = me.other();
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && battle.place().isSpace()
            && battle.count(me, unit -> battle.fightsAsLargeShip(me, unit)) >= SHIPS
        ? List.of(new Strike.Destroy(other, 1, unit -> battle.fightsAsLargeShip(other, unit), true))
        : List.of();
  }
}
