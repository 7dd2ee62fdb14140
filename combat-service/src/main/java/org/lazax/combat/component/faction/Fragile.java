package org.lazax.combat.component.faction;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** -1 to all combat rolls. Rules: faction_ability/fragile.N1, faction_ability/fragile.N2. */
public final class Fragile implements RollHooks {
  @Override
  public int modifier(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.isCombat() && roll.side() == me ? -1 : 0;
  }
}
