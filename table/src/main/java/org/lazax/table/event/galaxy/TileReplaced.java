package org.lazax.table.event.galaxy;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

/**
 * Another tile lies in place of the tile of a system. It is the same system, and everything in it
 * stays but its printed planets, anomalies and wormholes. Rule: leader/adjudicator_baal.N3.
 */
@WireType("table.tile-replaced.v1")
public record TileReplaced(SystemId system, TileId tile) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    List<PlacedTile> now =
        galaxy.tiles().stream()
            .map(laid -> laid.system().equals(system) ? laid.replacedBy(tile) : laid)
            .toList();
    return table.withGalaxy(galaxy.laid(now));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean lies =
        table.galaxy().has(system)
            && table.galaxy().tiles().stream().noneMatch(laid -> laid.tile().equals(tile));
    return lies
        ? Optional.empty()
        : Optional.of(
            Refusal.of("no-such-system", "a tile that is not in play replaces one that is")
                .with("system", system)
                .with("tile", tile));
  }
}
