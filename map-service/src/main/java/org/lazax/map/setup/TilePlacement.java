package org.lazax.map.setup;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.immutable.Copies;

/**
 * A tile to be placed.
 *
 * @param tiles those in hand that may be placed, each with the positions where it may lie
 */
public record TilePlacement(Map<TileId, List<Hex>> tiles) implements Option {
  public TilePlacement {
    tiles = Copies.sorted(tiles);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(PlaceTile.class);
  }
}
