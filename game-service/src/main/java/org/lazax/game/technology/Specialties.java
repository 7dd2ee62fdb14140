package org.lazax.game.technology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Colour;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.table.Table;

/** Which planets to exhaust for what is missing. */
final class Specialties {
  private Specialties() {}

  /** Researches, without paying, the technology for which fewest planets are exhausted. */
  static ResearchTechnology cheapest(Table table, Seat seat) {
    Researchable technology =
        Researchable.by(table, seat).stream()
            .min(
                Comparator.comparingInt(Researchable::planets)
                    .thenComparing(Researchable::technology))
            .orElseThrow();
    return new ResearchTechnology(
        technology.technology(), forWhat(table, seat, technology), Optional.empty());
  }

  /** The least valuable planets that will do. */
  private static List<PlanetId> forWhat(Table table, Seat seat, Researchable technology) {
    Map<PlanetId, Colour> specialties = Researchable.specialties(table, seat);
    List<PlanetId> planets = new ArrayList<>();
    technology
        .missing()
        .forEach((colour, count) ->
            specialties.entrySet().stream()
                .filter(e -> e.getValue() == colour)
                .map(Map.Entry::getKey)
                .sorted(
                    Comparator.<PlanetId>comparingInt(id -> worth(Catalog.standard().planet(id)))
                        .thenComparing(id -> id))
                .limit(count)
                .forEach(planets::add));
    return planets.subList(0, technology.planets());
  }

  private static int worth(Planet planet) {
    return planet.resources() + planet.influence();
  }
}
