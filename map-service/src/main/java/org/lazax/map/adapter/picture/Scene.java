package org.lazax.map.adapter.picture;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.map.analysis.GalaxyAnalysis;
import org.lazax.map.analysis.GalaxyAnalysis.AnalysedSystem;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * What a picture shows: the part of a galaxy's view that can be drawn.
 *
 * @param hyperlanes tiles that are no systems
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
   * @param tokens whose command tokens lie there
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

  /** A planet and what stands on it. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record World(
      PlanetId id, Optional<Seat> controller, boolean exhausted, List<UnitStack> units) {}

  /** What was analysed: systems without pieces. */
  public static Scene of(GalaxyAnalysis analysis) {
    return new Scene(analysis.systems().stream().map(Scene::place).toList(), List.of());
  }

  private static Place place(AnalysedSystem system) {
    return new Place(
        system.id(),
        system.q().flatMap(q -> system.r().map(r -> new Hex(q, r))),
        system.wormholes(),
        system.anomalies(),
        system.planets().stream()
            .map(planet -> new World(planet, Optional.empty(), false, List.of()))
            .toList(),
        List.of(),
        Set.of());
  }
}
