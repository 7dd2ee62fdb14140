package org.lazax.table.event.galaxy;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * Tiles of one colour are dealt to a player, who places them in turn. Other players do not see
 * them.
 */
@WireType("table.tiles-dealt.v1")
public record TilesDealt(Seat seat, List<TileId> tiles, Chance chance)
    implements TableEvent, ChanceEvent {
  public TilesDealt {
    tiles = List.copyOf(tiles);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    List<TileId> hand = new ArrayList<>(table.galaxy().hand(seat));
    hand.addAll(tiles);
    return table.withGalaxy(table.galaxy().withHand(seat, hand));
  }
}
