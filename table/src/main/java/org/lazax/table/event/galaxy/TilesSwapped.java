package org.lazax.table.event.galaxy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

/**
 * Two systems on the board have changed places, with everything in them. Rule:
 * leader/riftwalker_meian.N1.
 */
@WireType("table.tiles-swapped.v1")
public record TilesSwapped(SystemId system, SystemId other) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    Optional<Hex> here = position(galaxy, system);
    Optional<Hex> there = position(galaxy, other);
    List<PlacedTile> now = new ArrayList<>();
    for (PlacedTile tile : galaxy.tiles()) {
      if (tile.system().equals(system)) {
        now.add(tile.moved(there));
      } else if (tile.system().equals(other)) {
        now.add(tile.moved(here));
      } else {
        now.add(tile);
      }
    }
    return table.withGalaxy(galaxy.laid(now));
  }

  private static Optional<Hex> position(Galaxy galaxy, SystemId system) {
    return galaxy.tiles().stream()
        .filter(tile -> tile.system().equals(system))
        .findFirst()
        .flatMap(PlacedTile::position);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean both =
        !system.equals(other)
            && position(table.galaxy(), system).isPresent()
            && position(table.galaxy(), other).isPresent();
    return both
        ? Optional.empty()
        : Optional.of(
            Refusal.of("no-such-system", "two systems on the board change places")
                .with("systems", List.of(system, other)));
  }
}
