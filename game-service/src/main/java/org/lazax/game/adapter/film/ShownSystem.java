package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A system with everything in it.
 *
 * @param at its position; empty beside the board
 * @param rotation of the tile, in sixths of a turn clockwise
 * @param hyperlane whether the tile is no system
 * @param tokens the players whose command tokens are in the system
 * @param space the units in the space area, by owner
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record ShownSystem(
    TileId tile,
    Optional<Hex> at,
    int rotation,
    boolean hyperlane,
    Map<String, Boolean> wormholes,
    Map<String, Boolean> anomalies,
    Map<String, Integer> markers,
    Map<String, Boolean> tokens,
    Map<String, Stacks> space,
    Map<String, ShownPlanet> planets) {

  static ShownSystem of(Table table, Starmap map, PlacedTile tile) {
    SystemId system = tile.system();
    if (!table.galaxy().has(system)) {
      return new ShownSystem(
          tile.tile(),
          tile.position(),
          tile.rotation(),
          true,
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of());
    }
    return new ShownSystem(
        tile.tile(),
        tile.position(),
        tile.rotation(),
        false,
        Names.of(map.wormholes(system)),
        Names.of(map.anomalies(system)),
        Names.counted(table.galaxy().markers().in(system)),
        Names.of(table.tokens().getOrDefault(system, Set.of())),
        Stacks.of(table.units().at(Place.space(system))),
        planets(table, system));
  }

  private static Map<String, ShownPlanet> planets(Table table, SystemId system) {
    Map<String, ShownPlanet> planets = new LinkedHashMap<>();
    List<PlanetId> all = table.galaxy().planets(system);
    for (int i = 0; i < all.size(); i++) {
      planets.put(all.get(i).value(), ShownPlanet.of(table, system, all.get(i), i));
    }
    return planets;
  }
}
