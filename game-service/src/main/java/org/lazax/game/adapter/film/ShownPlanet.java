package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.planets.PlanetCard;

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

  static ShownPlanet of(Table table, Contents.Ground planet, int order) {
    PlanetFacts facts = PlanetFacts.of(table, planet.id());
    Map<String, Boolean> attached = new TreeMap<>();
    planet.attached().forEach(card -> attached.put(card.card().toString(), card.exhausted()));
    return new ShownPlanet(
        table.catalog().planet(planet.id()).name(),
        order,
        facts.resources(),
        facts.influence(),
        Names.of(facts.traits()),
        Names.of(facts.specialties()),
        facts.legendary(),
        planet.card().map(PlanetCard::controller),
        planet.card().filter(PlanetCard::exhausted).isPresent(),
        planet.sleeper(),
        attached,
        Stacks.of(planet.units()));
  }
}
