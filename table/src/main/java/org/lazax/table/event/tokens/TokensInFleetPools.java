package org.lazax.table.event.tokens;

import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.table.TableEvent;

/** A part of the table with command tokens of others in fleet pools. */
public interface TokensInFleetPools {
  /** The players whose command tokens this part has in this player's fleet pool, one of each. */
  Set<Seat> inFleetPool(Seat seat);

  /** The event by which one of them returns to its owner's reinforcements. */
  TableEvent returned(Seat seat, Seat owner);
}
