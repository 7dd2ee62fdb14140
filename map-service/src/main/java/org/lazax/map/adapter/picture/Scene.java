package org.lazax.map.adapter.picture;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.map.analysis.GalaxyAnalysis;
import org.lazax.map.analysis.GalaxyAnalysis.AnalysedSystem;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What a picture shows: the part of the view of a galaxy that can be drawn.
 *
 * @param hyperlanes tiles that are not systems
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Scene(List<Place> systems, List<PlacedTile> hyperlanes) {
  public Scene {
    systems = List.copyOf(systems);
    hyperlanes = List.copyOf(hyperlanes);
  }

  /**
   * A system.
   *
   * @param position empty off the board
   * @param tokens the players whose command tokens are in the system
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record Place(
      SystemId id,
      Optional<Hex> position,
      Set<Wormhole> wormholes,
      Set<Anomaly> anomalies,
      List<World> planets,
      List<UnitStack> space,
      Set<Seat> tokens) {}

  /**
   * A planet with the units on it.
   *
   * @param name empty, like the values, for a planet that is not in the catalog
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record World(
      PlanetId id,
      Optional<String> name,
      Optional<Integer> resources,
      Optional<Integer> influence,
      Set<Trait> traits,
      Optional<Seat> controller,
      boolean exhausted,
      List<UnitStack> units) {

    /** A planet without units. It has no name and no values if it is not in the catalog. */
    static World printed(PlanetId id, Catalog catalog) {
      Optional<Planet> printed = Optional.ofNullable(catalog.planets().get(id));
      return new World(
          id,
          printed.map(Planet::name),
          printed.map(Planet::resources),
          printed.map(Planet::influence),
          printed.map(Planet::traits).orElse(Set.of()),
          Optional.empty(),
          false,
          List.of());
    }
  }

  /** The galaxy of an analysis: systems without pieces, and planets with printed values. */
  public static Scene of(GalaxyAnalysis analysis, Catalog catalog) {
    return new Scene(
        analysis.systems().stream().map(system -> place(system, catalog)).toList(), List.of());
  }

  private static Place place(AnalysedSystem system, Catalog catalog) {
    return new Place(
        system.id(),
        system.q().flatMap(q -> system.r().map(r -> new Hex(q, r))),
        system.wormholes(),
        system.anomalies(),
        system.planets().stream().map(planet -> World.printed(planet, catalog)).toList(),
        List.of(),
        Set.of());
  }
}
