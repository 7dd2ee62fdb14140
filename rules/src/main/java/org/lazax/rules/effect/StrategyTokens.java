package org.lazax.rules.effect;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.StrategyTokenSpent;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * Command tokens that a player spends from its strategy pool. The abilities that follow each of
 * them come after what the caller calls next.
 */
public final class StrategyTokens {
  private StrategyTokens() {}

  /** A player spends one token. */
  public static void spend(Draft<?, Table> draft, Seat seat) {
    spend(draft, seat, 1);
  }

  /** A player spends some tokens at once. */
  public static void spend(Draft<?, Table> draft, Seat seat, int count) {
    if (count > 0) {
      draft.add(new TokensMoved(seat, Pool.STRATEGY, Pool.REINFORCEMENTS, count));
      spent(draft, seat, count);
    }
  }

  /** A player spends one token and puts it into a system. */
  public static void place(Draft<?, Table> draft, Seat seat, SystemId system) {
    draft.add(new TokenPlaced(seat, Pool.STRATEGY, system));
    spent(draft, seat, 1);
  }

  private static void spent(Draft<?, Table> draft, Seat seat, int count) {
    Seat active = ResolutionOrder.first(draft.table());
    for (int token = 0; token < count; token++) {
      Occurrences.occur(draft, new StrategyTokenSpent(active, seat));
    }
  }
}
