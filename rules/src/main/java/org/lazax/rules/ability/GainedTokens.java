package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * Command tokens that a player gains by an ability. It chooses the pool of each; at most as many
 * are gained as are in the reinforcements. Rule: command_tokens.2.
 *
 * @param tokens the number of tokens
 */
public record GainedTokens(int tokens) {
  private static final String ABOUT = "pool-";
  private static final List<Pool> POOLS = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  /** The number of tokens that this player gains. */
  public int of(Table table, Seat seat) {
    return Math.min(tokens, TokenSupply.reinforcements(table, seat));
  }

  /** The next choice of a pool; empty once each token has one. */
  public Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    for (int token = 1; token <= of(table, seat); token++) {
      if (!soFar.has(ABOUT + token)) {
        List<Pool> pools = FleetPoolLimit.pools(table, seat, count(soFar, Pool.FLEET));
        return Optional.of(Ask.one(ABOUT + token, pools.stream().map(Pool::word).toList()));
      }
    }
    return Optional.empty();
  }

  /** The events that put the tokens into the chosen pools. */
  public List<TokensMoved> gained(Seat seat, Chosen chosen) {
    List<TokensMoved> moved = new ArrayList<>();
    for (Pool pool : POOLS) {
      int count = count(chosen, pool);
      if (count > 0) {
        moved.add(new TokensMoved(seat, Pool.REINFORCEMENTS, pool, count));
      }
    }
    return moved;
  }

  /** The number of tokens for which this pool is chosen. */
  private int count(Chosen chosen, Pool pool) {
    int count = 0;
    for (int token = 1; token <= tokens; token++) {
      count += chosen.one(ABOUT + token).filter(pool.word()::equals).isPresent() ? 1 : 0;
    }
    return count;
  }
}
