package org.lazax.table.event.galaxy;

import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.immutable.Copies;

/** A player places a tile of its hand at setup. */
@WireType("table.tile-placed.v1")
public record TilePlaced(Seat seat, TileId tile, Hex position) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    return table.withGalaxy(
        galaxy
            .withHand(seat, Copies.without(galaxy.hand(seat), tile))
            .and(PlacedTile.at(tile, position)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.galaxy().hand(seat).contains(tile)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("game_board.0", "this tile is not in that hand").with("tile", tile));
  }
}
