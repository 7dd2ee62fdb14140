package org.lazax.game.technology;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Colour;
import org.lazax.catalog.card.Technology;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * A technology that a player could research.
 *
 * @param missing the prerequisites for which specialties must stand in, by colour
 */
public record Researchable(TechnologyId technology, Map<Colour, Integer> missing) {
  /** All of them, counting the readied planets with a specialty. Rules: technology.12, .14. */
  public static List<Researchable> by(Table table, Seat seat) {
    Map<Colour, Integer> specialties = new EnumMap<>(Colour.class);
    specialties(table, seat).values().forEach(colour -> specialties.merge(colour, 1, Integer::sum));
    return OwnDeck.of(table, seat).stream()
        .map(technology -> of(table, seat, technology))
        .filter(some ->
            some.missing().entrySet().stream()
                .allMatch(m -> m.getValue() <= specialties.getOrDefault(m.getKey(), 0)))
        .toList();
  }

  static Researchable of(Table table, Seat seat, Technology technology) {
    Map<Colour, Integer> owned = new EnumMap<>(Colour.class);
    table.player(seat).technologies().stream()
        .flatMap(id -> Catalog.standard().technology(id).color().stream())
        .forEach(colour -> owned.merge(colour, 1, Integer::sum));
    Map<Colour, Integer> missing = new TreeMap<>();
    technology
        .prerequisites()
        .forEach((colour, count) -> {
          int lacking = count - owned.getOrDefault(colour, 0);
          if (lacking > 0) {
            missing.put(colour, lacking);
          }
        });
    return new Researchable(technology.id(), missing);
  }

  /** The readied planets of this player with a specialty. Rule: technology.15. */
  static Map<PlanetId, Colour> specialties(Table table, Seat seat) {
    Map<PlanetId, Colour> specialties = new TreeMap<>();
    for (PlanetId planet : table.planets().readiedOf(seat)) {
      Catalog.standard()
          .planet(planet)
          .specialty()
          .ifPresent(colour -> specialties.put(planet, colour));
    }
    return specialties;
  }
}
