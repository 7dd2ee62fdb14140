package org.lazax.components.agenda;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** Command tokens that players remove from their command sheets. Each chooses the pools. */
final class PoolTokens {
  private static final String POOLS = "pools";
  private static final List<Pool> ALL = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  private PoolTokens() {}

  /**
   * These players choose at once.
   *
   * @param count the number of tokens of each; a player with fewer removes all
   */
  static Optional<Ask> asks(Table table, List<Seat> seats, int count, Chosen soFar) {
    return Everybody.asks(POOLS, soFar, seats, seat -> ask(table.player(seat).tokens(), count));
  }

  private static Optional<Ask> ask(Tokens tokens, int count) {
    int removed = Math.min(count, tokens.onSheet());
    if (removed == 0) {
      return Optional.empty();
    }
    SequencedMap<String, Integer> supply = new LinkedHashMap<>();
    for (Pool pool : ALL) {
      if (tokens.in(pool) > 0) {
        supply.put(pool.word(), Math.min(removed, tokens.in(pool)));
      }
    }
    return Optional.of(Ask.counted(POOLS, supply, removed, removed));
  }

  /** Removes what was chosen. */
  static void remove(Draft<?, Table> draft, Chosen chosen) {
    for (Seat seat : Everybody.who(POOLS, chosen)) {
      List<String> own = chosen.of(POOLS, seat);
      for (Pool pool : ALL) {
        int count = (int) own.stream().filter(pool.word()::equals).count();
        remove(draft, seat, pool, count);
      }
    }
  }

  /** Removes tokens of one pool, as many as are there. */
  static void remove(Draft<?, Table> draft, Seat seat, Pool pool, int count) {
    int removed = Math.min(count, draft.table().player(seat).tokens().in(pool));
    if (removed > 0) {
      draft.add(new TokensMoved(seat, pool, Pool.REINFORCEMENTS, removed));
    }
  }
}
