package org.lazax.map.movement.component;

import java.util.List;
import java.util.Optional;
import org.lazax.map.movement.ability.Ban;
import org.lazax.map.movement.ability.MovementBans;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.galaxy.SystemId;

/**
 * Other players cannot move ships through systems that contain structures of its player. Rule:
 * technology/aerie_hololattice.N2.
 */
public final class AerieHololattice implements MovementBans {
  private static final Ban BARRIER =
      new Ban(
          "technology/aerie_hololattice.N2",
          "no ship passes structures that an Aerie Hololattice shields");

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
