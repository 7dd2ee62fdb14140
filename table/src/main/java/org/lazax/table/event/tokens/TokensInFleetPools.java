package org.lazax.table.event.tokens;

import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.table.TableEvent;

/** A part of the table by which command tokens of others lie in fleet pools. */
public interface TokensInFleetPools {
  /** Whose command tokens lie in this player's fleet pool by it, one of each. */
  Set<Seat> inFleetPool(Seat seat);

  /** That one of them goes back to its owner's reinforcements. */
  TableEvent returned(Seat seat, Seat owner);
}
