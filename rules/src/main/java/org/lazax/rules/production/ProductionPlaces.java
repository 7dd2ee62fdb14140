package org.lazax.rules.production;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The places of produced units. Ships are placed in the space area, unless ships of other players
 * are there. Ground forces are placed on planets with a producing unit. If a unit in space
 * produces, or an effect lets units be produced in the system, they can also be placed in the space
 * area and on each planet in the system that the player controls and that is not closed. Components
 * add further places. Rules: production.2, production.3, production.4, producing_units.4.2,
 * producing_units.6.
 */
public final class ProductionPlaces {
  private ProductionPlaces() {}

  public static List<Place> placesFor(Table table, Production production, UnitCard card) {
    if (card.isShip() && isContested(table, production.seat(), production.system())) {
      return List.of();
    }
    Set<Place> places = new LinkedHashSet<>(byTheRules(table, production, card));
    for (var hook : Ruleset.hooks(table, production.seat(), ProductionHooks.class)) {
      hook.hooks().places(table, hook.grant(), production, card).stream()
          .filter(place -> !isClosed(table, place))
          .forEach(places::add);
    }
    return List.copyOf(places);
  }

  private static List<Place> byTheRules(Table table, Production production, UnitCard card) {
    SystemId system = production.system();
    List<Place> places = new ArrayList<>();
    Optional<PlanetId> only = production.allowance().flatMap(Allowance::planet);
    boolean anywhere =
        only.isEmpty()
            && (production.allowance().isPresent()
                || ProductionLimit.at(table, production, Place.space(system)) > 0);
    if (card.isShip() || anywhere) {
      places.add(Place.space(system));
    }
    if (card.isGroundForce()) {
      for (PlanetId planet : table.galaxy().planets(system)) {
        Place place = Place.on(system, planet);
        boolean produces = ProductionLimit.at(table, production, place) > 0;
        if (table.planets().controls(production.seat(), planet)
            && !isClosed(table, place)
            && (only.isEmpty() ? produces || anywhere : only.get().equals(planet))) {
          places.add(place);
        }
      }
    }
    return places;
  }

  private static boolean isClosed(Table table, Place place) {
    return place.planet().filter(planet -> Attachments.close(table, planet)).isPresent();
  }

  private static boolean isContested(Table table, Seat seat, SystemId system) {
    return table.units().ships(system).stream().anyMatch(stack -> !stack.owner().equals(seat));
  }
}
