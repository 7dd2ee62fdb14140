package org.lazax.table.event.setup;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;

/**
 * The tiles of the galaxy are placed.
 *
 * @param chance the draws of the tiles; empty for a given map
 */
@WireType("table.galaxy-built.v1")
public record GalaxyBuilt(List<PlacedTile> tiles, Optional<Chance> chance) implements TableEvent {
  public GalaxyBuilt {
    tiles = List.copyOf(tiles);
  }

  @Override
  public boolean foreseeable() {
    return chance.isEmpty();
  }

  @Override
  public Table fold(Table table) {
    return table.withGalaxy(new Galaxy(tiles, table.catalog()));
  }
}
