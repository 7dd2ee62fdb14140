package org.lazax.table.event.tokens;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** The command tokens in a player's fleet pool, including those of others. */
public final class FleetPool {
  private FleetPool() {}

  /** The number of tokens in the fleet pool. Rule: faction_ability/edict.N5. */
  public static int size(Table table, Seat seat) {
    int size = table.player(seat).tokens().fleet();
    for (TokensInFleetPools held : table.parts().answering(TokensInFleetPools.class)) {
      size += held.inFleetPool(seat).size();
    }
    return size;
  }

  /** The other players whose tokens lie in the fleet pool. */
  public static List<Seat> others(Table table, Seat seat) {
    List<Seat> owners = new ArrayList<>();
    for (TokensInFleetPools held : table.parts().answering(TokensInFleetPools.class)) {
      owners.addAll(held.inFleetPool(seat));
    }
    return owners;
  }

  /**
   * The event by which another player's token returns to its owner's reinforcements.
   *
   * @throws IllegalArgumentException if no token of that owner lies there
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
