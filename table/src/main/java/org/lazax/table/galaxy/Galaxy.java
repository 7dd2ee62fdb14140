package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hyperlane;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.table.immutable.Copies;

/**
 * The tiles on the table, the tokens and planets in them, and what follows from these alone for
 * everybody. The starmap of the rules adds what laws, units and abilities change. Immutable;
 * computed once.
 */
@JsonAutoDetect(
    getterVisibility = JsonAutoDetect.Visibility.NONE,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class Galaxy {
  public static final Galaxy EMPTY = new Galaxy(List.of(), Catalog.EMPTY);

  private final Catalog catalog;
  private final List<PlacedTile> tiles;
  private final Markers markers;
  private final PlanetChanges worlds;
  private final Map<Seat, List<TileId>> hands;
  private final ImmutableSet<SystemId> ids;
  private final Map<SystemId, Integer> numbers = new HashMap<>();
  private final List<StarSystem> systems;
  private final List<List<PlanetId>> planets = new ArrayList<>();
  private final Map<PlanetId, SystemId> homes = new TreeMap<>();
  private final List<Set<Wormhole>> kinds = new ArrayList<>();
  private final Geometry geometry;
  private final Adjacency links;

  /**
   * A galaxy of these tiles.
   *
   * @param catalog the catalog in which the tiles are printed
   */
  public Galaxy(List<PlacedTile> tiles, Catalog catalog) {
    this(catalog, tiles, Markers.NONE, PlanetChanges.AS_PRINTED, Map.of());
  }

  /** A galaxy that was read. Until the rules give it a catalog, no tile is a system. */
  @JsonCreator
  static Galaxy written(
      @JsonProperty("tiles") List<PlacedTile> tiles,
      @JsonProperty("markers") Markers markers,
      @JsonProperty("worlds") PlanetChanges worlds,
      @JsonProperty("hands") Map<Seat, List<TileId>> hands) {
    return new Galaxy(Catalog.EMPTY, tiles, markers, worlds, hands);
  }

  private Galaxy(
      Catalog catalog,
      List<PlacedTile> tiles,
      Markers markers,
      PlanetChanges worlds,
      Map<Seat, List<TileId>> hands) {
    this(catalog, tiles, printed(tiles, catalog), markers, worlds, hands);
  }

  private Galaxy(
      Catalog catalog,
      List<PlacedTile> tiles,
      List<StarSystem> systems,
      Markers markers,
      PlanetChanges worlds,
      Map<Seat, List<TileId>> hands) {
    this(
        catalog,
        tiles,
        systems,
        new Geometry(systems, hyperlanes(tiles, catalog)),
        markers,
        worlds,
        hands);
  }

  private Galaxy(
      Catalog catalog,
      List<PlacedTile> tiles,
      List<StarSystem> systems,
      Geometry geometry,
      Markers markers,
      PlanetChanges worlds,
      Map<Seat, List<TileId>> hands) {
    this.catalog = catalog;
    this.tiles = List.copyOf(tiles);
    this.systems = systems;
    this.geometry = geometry;
    this.markers = markers;
    this.worlds = worlds;
    this.hands = Copies.sorted(hands);
    this.ids = systems.stream().map(StarSystem::id).collect(ImmutableSet.toImmutableSet());
    for (StarSystem system : systems) {
      numbers.put(system.id(), numbers.size());
      List<PlanetId> there = worlds.in(system);
      planets.add(there);
      there.forEach(planet -> homes.put(planet, system.id()));
      kinds.add(Sets.immutableEnumSet(wormholes(system)));
    }
    this.links = Adjacency.of(ids(), geometry, kinds);
  }

  /**
   * A galaxy that is made up: its systems need not be on printed tiles. It is never written.
   *
   * @throws IllegalArgumentException if two systems have the same id
   */
  public static Galaxy imagined(
      List<StarSystem> systems, List<PlacedTile> hyperlanes, Catalog catalog) {
    Set<SystemId> seen = new HashSet<>();
    for (StarSystem system : systems) {
      if (!seen.add(system.id())) {
        throw new IllegalArgumentException("system " + system.id() + " twice");
      }
    }
    return new Galaxy(
        catalog, hyperlanes, sorted(systems), Markers.NONE, PlanetChanges.AS_PRINTED, Map.of());
  }

  /** The same with its tiles as another catalog prints them. */
  @SuppressWarnings("ReferenceEquality") // a game has one catalog all along
  public Galaxy printedIn(Catalog another) {
    return catalog == another ? this : new Galaxy(another, tiles, markers, worlds, hands);
  }

  /** The catalog in which its tiles are printed. */
  public Catalog catalog() {
    return catalog;
  }

  @JsonProperty
  public List<PlacedTile> tiles() {
    return tiles;
  }

  /** The tokens in the space areas. */
  @JsonProperty
  public Markers markers() {
    return markers;
  }

  /** Planets that differ from those printed. */
  @JsonProperty
  public PlanetChanges worlds() {
    return worlds;
  }

  /** Tiles in the hands of players, who place them in turn. Hidden from others. */
  @JsonProperty
  public Map<Seat, List<TileId>> hands() {
    return hands;
  }

  /** The tiles in this player's hand. */
  public List<TileId> hand(Seat seat) {
    return hands.getOrDefault(seat, List.of());
  }

  public Galaxy withHand(Seat seat, List<TileId> now) {
    return new Galaxy(
        catalog,
        tiles,
        systems,
        geometry,
        markers,
        worlds,
        now.isEmpty() ? Copies.without(hands, seat) : Copies.with(hands, seat, now));
  }

  /** The same with one more tile. */
  public Galaxy and(PlacedTile tile) {
    return new Galaxy(catalog, Copies.with(tiles, tile), markers, worlds, hands);
  }

  /** The same with its tiles laid otherwise. What is in them stays in them. */
  public Galaxy laid(List<PlacedTile> now) {
    return new Galaxy(catalog, now, markers, worlds, hands);
  }

  /** The same tiles with these tokens. */
  public Galaxy with(Markers now) {
    return new Galaxy(catalog, tiles, systems, geometry, now, worlds, hands);
  }

  /** The same tiles with these changes of planets. */
  public Galaxy with(PlanetChanges now) {
    return new Galaxy(catalog, tiles, systems, geometry, markers, now, hands);
  }

  /**
   * The same with the wormhole nexus turned over. Everything in it stays. Rule: wormhole_nexus.N4.
   */
  public Galaxy replacing(TileId laid, TileId face) {
    List<PlacedTile> now = new ArrayList<>(tiles);
    now.replaceAll(placed ->
        placed.tile().equals(laid)
            ? new PlacedTile(face, placed.position(), placed.rotation())
            : placed);
    return new Galaxy(catalog, now, markers, worlds, hands);
  }

  /** All systems. Hyperlane tiles are not systems. Rule: system_tiles.7. */
  public Set<SystemId> systems() {
    return ids;
  }

  public boolean has(SystemId system) {
    return numbers.containsKey(system);
  }

  public StarSystem system(SystemId system) {
    return systems.get(number(system));
  }

  /** The tile of a system on this board. */
  public Tile tile(SystemId system) {
    return system(system).tile();
  }

  /** The planets of a system: printed and added ones, without purged ones. */
  public List<PlanetId> planets(SystemId system) {
    return planets.get(number(system));
  }

  /** The system of a planet; empty for a planet that is not on the board. */
  public Optional<SystemId> systemOf(PlanetId planet) {
    return Optional.ofNullable(homes.get(planet));
  }

  /**
   * The systems adjacent to this one, without what laws, units and abilities add. Never the system
   * itself. Rules: adjacency, wormholes.
   */
  public Set<SystemId> adjacent(SystemId system) {
    return links.of(number(system));
  }

  /**
   * The systems that share a side with this one or are connected by hyperlanes, without wormholes.
   */
  public Set<SystemId> beside(SystemId system) {
    Set<SystemId> found = new TreeSet<>();
    geometry.beside(number(system)).stream().mapToObj(ids()::get).forEach(found::add);
    return found;
  }

  public boolean areAdjacent(SystemId one, SystemId other) {
    return links.joined(number(one), number(other));
  }

  /** The planets adjacent to a system, including those in it. Rules: adjacency.2, adjacency.3. */
  public List<PlanetId> adjacentPlanets(SystemId system) {
    return Stream.concat(Stream.of(system), adjacent(system).stream())
        .flatMap(near -> planets(near).stream())
        .toList();
  }

  /**
   * Whether at least one of its sides meets no other tile, or the system is beside the board. Rule:
   * game_board.2.
   */
  public boolean isOnEdge(SystemId system) {
    return geometry.onRim(number(system));
  }

  /** Systems on the board without a connection to the centre by shared sides and hyperlanes. */
  public Set<SystemId> disconnected() {
    Set<SystemId> found = new TreeSet<>();
    geometry.afloat().stream().mapToObj(ids()::get).forEach(found::add);
    return found;
  }

  /** The anomalies that this system is. Rules: anomalies.2, anomalies.5. */
  public Set<Anomaly> anomalies(SystemId system) {
    return tile(system).anomalies();
  }

  public boolean is(SystemId system, Anomaly anomaly) {
    return anomalies(system).contains(anomaly);
  }

  /**
   * The wormholes in a system: printed ones and those of tokens. Each of several wormholes of one
   * kind is listed. Rule: wormholes.N2.
   */
  public List<Wormhole> wormholes(SystemId system) {
    return wormholes(system(system));
  }

  /** All systems, in the order of their numbers. */
  public List<SystemId> ids() {
    return ids.asList();
  }

  /**
   * Systems are numbered from 0 in the order of their ids.
   *
   * @throws IllegalArgumentException if there is no such system
   */
  public int number(SystemId system) {
    Integer number = numbers.get(system);
    if (number == null) {
      throw new IllegalArgumentException("no system " + system + " on this board");
    }
    return number;
  }

  public Geometry geometry() {
    return geometry;
  }

  public Adjacency links() {
    return links;
  }

  /** The kinds of wormholes in each system, by number. */
  public List<Set<Wormhole>> kinds() {
    return kinds;
  }

  private List<Wormhole> wormholes(StarSystem system) {
    return Stream.concat(
            system.tile().wormholes().stream(),
            markers.in(system.id()).stream().flatMap(marker -> marker.wormhole().stream()))
        .toList();
  }

  private static List<StarSystem> printed(List<PlacedTile> tiles, Catalog catalog) {
    Map<SystemId, StarSystem> found = new LinkedHashMap<>();
    for (PlacedTile placed : tiles) {
      Tile tile = catalog.tiles().get(placed.tile());
      if (tile != null && tile.isSystem()) {
        found.put(placed.system(), new StarSystem(placed.system(), placed.position(), tile));
      }
    }
    return sorted(List.copyOf(found.values()));
  }

  private static List<StarSystem> sorted(List<StarSystem> systems) {
    return systems.stream().sorted(Comparator.comparing(StarSystem::id)).toList();
  }

  /** The lines of each hyperlane tile, as the tile is rotated. */
  private static Map<PlacedTile, List<Hyperlane>> hyperlanes(
      List<PlacedTile> tiles, Catalog catalog) {
    Map<PlacedTile, List<Hyperlane>> lanes = new LinkedHashMap<>();
    for (PlacedTile placed : tiles) {
      Tile tile = catalog.tiles().get(placed.tile());
      if (tile != null && !tile.isSystem()) {
        lanes.put(placed, tile.hyperlanes());
      }
    }
    return lanes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Galaxy galaxy
        && galaxy.systems.equals(systems)
        && galaxy.tiles.equals(tiles)
        && galaxy.markers.equals(markers)
        && galaxy.worlds.equals(worlds)
        && galaxy.hands.equals(hands);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tiles, markers, worlds);
  }
}
