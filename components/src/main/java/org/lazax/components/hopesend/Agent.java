package org.lazax.components.hopesend;

import java.util.List;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;

/** PDS do not fire at the ground forces with which it lands. Rules: hopes_end.27, hopes_end.N32. */
final class Agent extends Counter implements RollHooks {
  Agent(LeaderCounterId id) {
    super(id);
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_CANNON_DEFENSE
        && roll.side() != me
        && unit.type() == UnitType.PDS
        && isHere(battle, id());
  }

  @Override
  List<Ability<?>> ofItsClass() {
    return List.of(new Sacrifice(id()));
  }
}
