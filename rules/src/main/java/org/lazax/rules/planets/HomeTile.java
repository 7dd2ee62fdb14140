package org.lazax.rules.planets;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** The system of a player's home planets. */
public final class HomeTile {
  private HomeTile() {}

  /** The system; empty if it is not on the board. */
  public static Optional<SystemId> of(Table table, Seat seat) {
    return HomeFaction.of(table, seat)
        .homeTile()
        .map(tile -> SystemId.of(tile.value()))
        .filter(table.galaxy()::has);
  }
}
