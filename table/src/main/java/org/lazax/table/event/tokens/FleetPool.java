package org.lazax.table.event.tokens;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** The command tokens in a player's fleet pool, those of others with them. */
public final class FleetPool {
  private FleetPool() {}

  /** How many there are. Rule: faction_ability/edict.N5. */
  public static int size(Table table, Seat seat) {
    int size = table.player(seat).tokens().fleet();
    for (TokensInFleetPools held : table.parts().answering(TokensInFleetPools.class)) {
      size += held.inFleetPool(seat).size();
    }
    return size;
  }

  /** Whose lie there beside the player's own. */
  public static List<Seat> others(Table table, Seat seat) {
    List<Seat> owners = new ArrayList<>();
    for (TokensInFleetPools held : table.parts().answering(TokensInFleetPools.class)) {
      owners.addAll(held.inFleetPool(seat));
    }
    return owners;
  }

  /**
   * That another player's goes back to its owner's reinforcements.
   *
   * @throws IllegalArgumentException if none of that owner's lies there
   */
  public static TableEvent returned(Table table, Seat seat, Seat owner) {
    return table.parts().answering(TokensInFleetPools.class).stream()
        .filter(held -> held.inFleetPool(seat).contains(owner))
        .findFirst()
        .map(held -> held.returned(seat, owner))
        .orElseThrow(() ->
            new IllegalArgumentException("no token of " + owner + " is in the pool of " + seat));
  }
}
