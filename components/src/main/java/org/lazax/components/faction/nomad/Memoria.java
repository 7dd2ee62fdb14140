package org.lazax.components.faction.nomad;

import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The flagship moves as if it were adjacent to all systems in which the owner has mechs before the
 * movement. Rules: unit/memoria_i.N1 to unit/memoria_i.N6.
 */
public final class Memoria implements Component, MovementHooks {
  private final ComponentRef ref;

  public Memoria(String ref) {
    this.ref = ComponentRef.parse(ref);
  }

  @Override
  public ComponentRef ref() {
    return ref;
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.FLAGSHIP;
  }

  @Override
  public Set<SystemId> adjacent(MovementView view, Grant by) {
    Set<SystemId> systems = new TreeSet<>();
    view.table()
        .units()
        .at()
        .forEach((place, stacks) -> {
          if (stacks.stream()
              .anyMatch(s -> s.owner().equals(by.user()) && s.type() == UnitType.MECH)) {
            systems.add(place.system());
          }
        });
    return systems;
  }
}
