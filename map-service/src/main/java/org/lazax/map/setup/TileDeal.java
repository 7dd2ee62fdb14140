package org.lazax.map.setup;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.map.state.MapState;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.TilesDealt;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;

/** Deals blue and red tiles to players who place them in turn. */
final class TileDeal {
  private TileDeal() {}

  static void to(Draft<MapState, Table> draft, Seat seat, MapSetup.Deal deal) {
    deal(draft, seat, Tile.Kind.BLUE, deal.blue());
    deal(draft, seat, Tile.Kind.RED, deal.red());
  }

  private static void deal(Draft<MapState, Table> draft, Seat seat, Tile.Kind kind, int count) {
    if (count > 0) {
      List<TileId> left = left(draft.table(), kind);
      Chance chance = draft.dice().draw(left.size(), count);
      draft.add(new TilesDealt(seat, chance.drawnFrom(left), chance));
    }
  }

  private static List<TileId> left(Table table, Tile.Kind kind) {
    Galaxy galaxy = table.galaxy();
    Set<TileId> out = new HashSet<>();
    galaxy.hands().values().forEach(out::addAll);
    galaxy.tiles().stream().map(PlacedTile::tile).forEach(out::add);
    return table.catalog().tiles().values().stream()
        .filter(tile -> tile.kind() == kind && !out.contains(tile.id()))
        .map(Tile::id)
        .toList();
  }
}
