package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A planet with the player who controls it and what lies on it.
 *
 * @param order its place among the planets of the system, from 0
 * @param exhausted whether its card is exhausted; false while nobody controls it
 * @param attached the attached cards, and whether each is exhausted
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record ShownPlanet(
    String name,
    int order,
    int resources,
    int influence,
    Map<String, Boolean> traits,
    Map<String, Boolean> specialties,
    boolean legendary,
    Optional<Seat> controller,
    boolean exhausted,
    boolean sleeper,
    Map<String, Boolean> attached,
    Map<String, Stacks> units) {

  static ShownPlanet of(Table table, SystemId system, PlanetId planet, int order) {
    PlanetFacts facts = PlanetFacts.of(table, planet);
    Optional<Seat> controller = table.planets().controller(planet);
    Map<String, Boolean> attached = new TreeMap<>();
    table
        .planets()
        .attachedTo(planet)
        .forEach(card -> attached.put(card.card().toString(), card.exhausted()));
    return new ShownPlanet(
        table.catalog().planet(planet).name(),
        order,
        facts.resources(),
        facts.influence(),
        Names.of(facts.traits()),
        Names.of(facts.specialties()),
        facts.legendary(),
        controller,
        controller.isPresent() && !table.planets().readied(controller.get(), planet),
        table.planets().sleepers().contains(planet),
        attached,
        Stacks.of(table.units().at(Place.on(system, planet))));
  }
}
