package org.lazax.map.adapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.map.state.ShipsMoved;
import org.lazax.rules.galaxy.MapString;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The public state of the galaxy.
 *
 * @param mapString the tiles as a map string, with home systems as 0
 * @param hyperlanes tiles that are not systems
 * @param custodians whether the custodians token still lies on Mecatol Rex
 * @param purged planets that were purged
 * @param tilesInHands how many tiles each player still has to place; only players who have any
 * @param movement the latest movement of ships; empty before the first
 * @param riftRolls the dice that were rolled in gravity rifts since that movement was declared
 */
record GalaxyView(
    String mapString,
    List<SystemView> systems,
    List<PlacedTile> hyperlanes,
    boolean custodians,
    Set<PlanetId> purged,
    Map<Seat, Integer> tilesInHands,
    Optional<ShipsMoved> movement,
    List<RiftCrossed> riftRolls) {

  /**
   * A system with everything in it.
   *
   * @param adjacent the adjacent systems as everybody sees them
   * @param markers tokens in its space area
   * @param tokens the players whose command tokens are in the system
   * @param edge whether it is on the edge of the board
   */
  record SystemView(
      SystemId id,
      TileId tile,
      Optional<Hex> position,
      int rotation,
      Set<SystemId> adjacent,
      Set<Wormhole> wormholes,
      Set<Anomaly> anomalies,
      List<PlanetView> planets,
      List<UnitStack> space,
      List<Marker> markers,
      Set<Seat> tokens,
      boolean edge) {}

  static GalaxyView of(Position<MapState, Table> position) {
    Table table = position.table();
    Galaxy galaxy = table.galaxy();
    Starmap map = Starmap.of(table);
    Map<SystemId, SystemView> systems = new TreeMap<>();
    List<PlacedTile> hyperlanes = new ArrayList<>();
    for (PlacedTile tile : galaxy.tiles()) {
      if (galaxy.has(tile.system())) {
        systems.put(tile.system(), system(table, map, tile));
      } else {
        hyperlanes.add(tile);
      }
    }
    return new GalaxyView(
        MapString.of(galaxy, false),
        List.copyOf(systems.values()),
        hyperlanes,
        table.council().custodians(),
        galaxy.worlds().purged(),
        tilesInHands(galaxy),
        position.own().last(),
        position.own().riftRolls());
  }

  private static Map<Seat, Integer> tilesInHands(Galaxy galaxy) {
    Map<Seat, Integer> sizes = new TreeMap<>();
    galaxy.hands().forEach((seat, tiles) -> sizes.put(seat, tiles.size()));
    return sizes;
  }

  private static SystemView system(Table table, Starmap map, PlacedTile tile) {
    SystemId id = tile.system();
    Galaxy galaxy = table.galaxy();
    return new SystemView(
        id,
        tile.tile(),
        tile.position(),
        tile.rotation(),
        map.adjacent(id),
        map.wormholes(id),
        map.anomalies(id),
        galaxy.planets(id).stream().map(planet -> PlanetView.of(table, id, planet)).toList(),
        table.units().at(Place.space(id)),
        galaxy.markers().in(id),
        table.tokens().getOrDefault(id, Set.of()),
        galaxy.isOnEdge(id));
  }
}
