package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.table.Table;
import org.lazax.table.galaxy.PlacedTile;

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

  static ShownSystem of(Table table, Contents contents) {
    PlacedTile tile = contents.tile();
    return new ShownSystem(
        tile.tile(),
        tile.position(),
        tile.rotation(),
        contents.hyperlane(),
        Names.of(contents.wormholes()),
        Names.of(contents.anomalies()),
        Names.counted(contents.markers()),
        Names.of(contents.tokens()),
        Stacks.of(contents.space()),
        planets(table, contents.planets()));
  }

  private static Map<String, ShownPlanet> planets(Table table, List<Contents.Ground> all) {
    Map<String, ShownPlanet> planets = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      planets.put(all.get(i).id().value(), ShownPlanet.of(table, all.get(i), i));
    }
    return planets;
  }
}
