package org.lazax.components.faction.argent;

import java.util.List;
import java.util.Optional;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Each planet of the owner with a structure can produce one unit as if it were a unit with
 * PRODUCTION. Ships of other players cannot move through systems with such structures.
 */
public final class AerieHololattice implements Component, MovementBans, ProductionHooks {
  private static final Ban BARRIER =
      new Ban(
          "technology/aerie_hololattice.N2",
          "no ship passes structures that an Aerie Hololattice shields");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/aerie_hololattice");
  }

  /** Rule: technology/aerie_hololattice.N1. */
  @Override
  public Change limit(Table table, Grant grant, Production production, Place place) {
    boolean built =
        !place.isSpace()
            && production.isOf(place)
            && table.units().at(place, grant.user()).stream()
                .anyMatch(stack -> Stats.of(table, stack).isStructure());
    return built ? Change.plus(1) : Change.NONE;
  }

  /** Rule: technology/aerie_hololattice.N2. */
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
