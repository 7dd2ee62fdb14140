package org.lazax.combat.component.actioncard;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * Others' space cannons do not fire at one's ships that have moved. Rules:
 * action_card/solar_flare.N1, action_card/solar_flare.N2.
 */
public final class SolarFlare implements RollHooks {
  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.SPACE_CANNON_OFFENSE && roll.side() != me;
  }
}
