package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Circumstance;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * As a space combat begins in a system with a wormhole, its owner hits one ship of its choice.
 * Rules: technology/dimensional_splicer.N1 to technology/dimensional_splicer.N5.
 */
public final class DimensionalSplicer implements MomentHooks {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && battle.place().isSpace()
            && battle.count(me, unit -> battle.fightsAsShip(me, unit)) > 0
            && battle.is(Circumstance.WORMHOLE, me)
        ? List.of(new Strike.Snipe(me.other(), unit -> battle.fights(me.other(), unit)))
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
