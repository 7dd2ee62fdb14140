package org.lazax.components.faction.argent;

import java.util.List;
import java.util.Optional;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Other players cannot move ships through systems that contain structures of its player. Rule:
 * technology/aerie_hololattice.N2.
 */
public final class AerieHololattice implements Component, MovementBans {
  private static final Ban BARRIER =
      new Ban(
          "technology/aerie_hololattice.N2",
          "no ship passes structures that an Aerie Hololattice shields");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/aerie_hololattice");
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return !ship.owner().equals(by.user());
  }

  @Override
  public Optional<Ban> mayPass(MovementView view, Grant by, SystemId system) {
    boolean barred =
        view.table().units().in(system).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack ->
                stack.owner().equals(by.user()) && Stats.of(view.table(), stack).isStructure());
    return barred ? Optional.of(BARRIER) : Optional.empty();
  }
}
