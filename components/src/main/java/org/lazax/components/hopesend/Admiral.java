package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Missing;

/** Its ship rolls one more die in space combats. Rules: hopes_end.22, hopes_end.N27. */
final class Admiral extends Counter implements RollHooks {
  Admiral(LeaderCounterId id) {
    super(id);
  }

  @Override
  public int dice(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_COMBAT && roll.side() == me && isAboard(battle, unit)
        ? 1
        : 0;
  }

  private boolean isAboard(CombatView battle, UnitGroup unit) {
    return unit.mark().isPresent()
        && battle.whereabouts(ref()).filter(where -> where.ship().equals(unit.mark())).isPresent();
  }

  @Override
  public Missing missing() {
    return Missing.part("the ban on Skilled Retreat, and faster dreadnoughts");
  }
}
