package org.lazax.components.actioncard;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Others' space cannons do not fire at one's ships that have moved. Rules:
 * action_card/solar_flare.N1, action_card/solar_flare.N2.
 */
public final class SolarFlare implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/solar_flare");
  }

  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.SPACE_CANNON_OFFENSE && roll.side() != me;
  }
}
