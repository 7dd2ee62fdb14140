package org.lazax.map.movement.component;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Rift;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * The ships of its player throw no dice for the rift it makes, nor for a printed one there. Rule:
 * unit/dimensional_tear_i.N4.
 */
public final class DimensionalTear implements MovementHooks {
  @Override
  public Rift rift(MovementView view, Grant by, SystemId system, Rift rift) {
    boolean torn =
        view.table().units().in(system).values().stream()
            .flatMap(List::stream)
            .anyMatch(
                stack -> stack.owner().equals(by.user()) && stack.type() == UnitType.SPACE_DOCK);
    return torn ? rift.withoutDice() : rift;
  }
}
