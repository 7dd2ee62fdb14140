package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.PlanetId;

/** The tiles on the table and what follows from how they lie. Immutable; worked out once. */
public final class Galaxy {
  public static final Galaxy EMPTY = new Galaxy(List.of());

  private final List<PlacedTile> tiles;
  private final Map<SystemId, Tile> systems = new TreeMap<>();
  private final Map<PlanetId, SystemId> homes = new TreeMap<>();
  private final Map<SystemId, Set<SystemId>> adjacent;
  private final Set<SystemId> rim;

  @JsonCreator
  public Galaxy(List<PlacedTile> tiles) {
    this.tiles = List.copyOf(tiles);
    for (PlacedTile placed : tiles) {
      Tile tile = Catalog.standard().tile(placed.tile());
      if (tile.isSystem()) {
        SystemId system = placed.system();
        systems.put(system, tile);
        tile.planets().forEach(planet -> homes.put(planet, system));
      }
    }
    Adjacency adjacency = new Adjacency(this.tiles);
    this.adjacent = adjacency.found();
    this.rim = adjacency.rim();
  }

  @JsonValue
  public List<PlacedTile> tiles() {
    return tiles;
  }

  /** All systems; hyperlane tiles are none. Rule: system_tiles.7. */
  public Set<SystemId> systems() {
    return Collections.unmodifiableSet(systems.keySet());
  }

  public boolean has(SystemId system) {
    return systems.containsKey(system);
  }

  /** The printed tile of a system on this board. */
  public Tile tile(SystemId system) {
    Tile tile = systems.get(system);
    if (tile == null) {
      throw new IllegalArgumentException("no system " + system + " on this board");
    }
    return tile;
  }

  public List<PlanetId> planets(SystemId system) {
    return tile(system).planets();
  }

  /** The system in which a planet lies; empty for planets that are not on the board. */
  public Optional<SystemId> systemOf(PlanetId planet) {
    return Optional.ofNullable(homes.get(planet));
  }

  /** The systems next to this one for every rule; never itself. Rules: adjacency, wormholes. */
  public Set<SystemId> adjacent(SystemId system) {
    Set<SystemId> found = adjacent.get(system);
    if (found == null) {
      throw new IllegalArgumentException("no system " + system + " on this board");
    }
    return Collections.unmodifiableSet(found);
  }

  public boolean areAdjacent(SystemId one, SystemId other) {
    return adjacent(one).contains(other);
  }

  /** The planets adjacent to a system, its own among them. Rules: adjacency.2, adjacency.3. */
  public List<PlanetId> adjacentPlanets(SystemId system) {
    return Stream.concat(Stream.of(system), adjacent(system).stream())
        .flatMap(near -> planets(near).stream())
        .toList();
  }

  /** Whether a side of it meets no other tile, or it lies beside the board. Rule: game_board.2. */
  public boolean isOnEdge(SystemId system) {
    return rim.contains(system);
  }

  /** What makes this system an anomaly, if anything. Rules: anomalies.2, anomalies.5. */
  public Set<Anomaly> anomalies(SystemId system) {
    return tile(system).anomalies();
  }

  public boolean is(SystemId system, Anomaly anomaly) {
    return anomalies(system).contains(anomaly);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Galaxy galaxy && galaxy.tiles.equals(tiles);
  }

  @Override
  public int hashCode() {
    return tiles.hashCode();
  }
}
