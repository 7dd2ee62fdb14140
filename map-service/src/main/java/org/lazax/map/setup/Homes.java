package org.lazax.map.setup;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;
import org.lazax.table.galaxy.PlacedTile;

/**
 * The home systems of the players, one for each home position in the order of seats. Creuss has its
 * gate there and its home system beside the board. Rules: creuss_gate, game_board.1.
 */
final class Homes {
  private Homes() {}

  static List<PlacedTile> of(Table table, List<Hex> positions) {
    List<PlacedTile> tiles = new ArrayList<>();
    Iterator<Hex> position = positions.iterator();
    for (Seat seat : table.players().keySet()) {
      Faction faction = HomeFaction.of(table, seat);
      TileId home = faction.homeTile().orElseThrow();
      if (faction.gateTile().isPresent()) {
        tiles.add(PlacedTile.at(faction.gateTile().get(), position.next()));
        tiles.add(new PlacedTile(home, Optional.empty(), 0));
      } else {
        tiles.add(PlacedTile.at(home, position.next()));
      }
    }
    return tiles;
  }
}
