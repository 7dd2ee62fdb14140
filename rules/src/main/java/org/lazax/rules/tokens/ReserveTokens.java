package org.lazax.rules.tokens;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** Command tokens that an effect places from the reinforcements, as far as there are any. */
public final class ReserveTokens {
  private ReserveTokens() {}

  /** A player places a token in each of these systems that has none of its own. */
  public static void place(Draft<?, Table> draft, Seat seat, List<SystemId> systems) {
    for (SystemId system : systems) {
      Table table = draft.table();
      boolean there = table.tokens().getOrDefault(system, Set.of()).contains(seat);
      if (!there && TokenSupply.reinforcements(table, seat) > 0) {
        draft.add(new TokenPlaced(seat, Pool.REINFORCEMENTS, system));
      }
    }
  }
}
