package org.lazax.components.faction.sardakknorr;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** +1 to all combat rolls. */
public final class Unrelenting implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/unrelenting");
  }

  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me ? 1 : 0;
  }
}
