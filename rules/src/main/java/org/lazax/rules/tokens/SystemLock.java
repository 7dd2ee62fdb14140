package org.lazax.rules.tokens;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * A system in which all players but one place a command token. Rules: diplomacy.2.1, diplomacy.2.2.
 */
public final class SystemLock {
  private SystemLock() {}

  /**
   * Places the tokens of the players who need not choose where theirs comes from.
   *
   * @return the others, clockwise, who still choose
   */
  public static List<Seat> place(Draft<?, Table> draft, Seat by, SystemId system) {
    return place(draft, by, Set.copyOf(draft.table().seats()), system);
  }

  /** The same, but only these players place tokens. */
  public static List<Seat> place(Draft<?, Table> draft, Seat by, Set<Seat> bound, SystemId system) {
    List<Seat> asked = new ArrayList<>();
    for (Seat other : draft.table().clockwiseFrom(by)) {
      if (!bound.contains(other)) {
        continue;
      }
      Table table = draft.table();
      boolean there = table.tokens().getOrDefault(system, Set.of()).contains(other);
      List<Pool> sources = TokenSupply.sources(table, other);
      if (!other.equals(by) && !there && !sources.isEmpty()) {
        if (sources.size() == 1) {
          draft.add(new TokenPlaced(other, sources.getFirst(), system));
        } else {
          asked.add(other);
        }
      }
    }
    return asked;
  }
}
