package org.lazax.map.adapter;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Planet.LegendaryAbility;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.technology.Colour;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.Attached;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A planet with its attachments, the player who controls it, and the units on it.
 *
 * @param name as it is printed
 * @param exhausted whether its card is exhausted
 * @param sleeper whether a sleeper token of the Titans lies on it
 * @param ability the ability card of a legendary planet that has one
 */
record PlanetView(
    PlanetId id,
    String name,
    int resources,
    int influence,
    Set<Trait> traits,
    Set<Colour> specialties,
    boolean legendary,
    Optional<AbilityCard> ability,
    List<Attached> attached,
    Optional<Seat> controller,
    boolean exhausted,
    boolean sleeper,
    List<UnitStack> units) {

  /** The ability card of a legendary planet. The player who controls the planet holds it. */
  record AbilityCard(String name, boolean exhausted) {}

  static PlanetView of(Table table, SystemId system, PlanetId planet) {
    Optional<Seat> controller = table.planets().controller(planet);
    PlanetFacts facts = PlanetFacts.of(table, planet);
    boolean used = table.planets().usedAbilities().contains(planet);
    return new PlanetView(
        planet,
        table.catalog().planet(planet).name(),
        facts.resources(),
        facts.influence(),
        facts.traits(),
        facts.specialties(),
        facts.legendary(),
        table
            .catalog()
            .planet(planet)
            .legendary()
            .map(LegendaryAbility::name)
            .map(name -> new AbilityCard(name, used)),
        table.planets().attachedTo(planet),
        controller,
        controller.isPresent() && !table.planets().readied(controller.get(), planet),
        table.planets().sleepers().contains(planet),
        table.units().at(Place.on(system, planet)));
  }
}
