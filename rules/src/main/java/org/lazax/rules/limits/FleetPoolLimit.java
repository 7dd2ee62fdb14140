package org.lazax.rules.limits;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * The number of command tokens that can lie in a fleet pool, if a component limits it. The tokens
 * of other players count, too. Rule: agenda/fleet_regulations.N2.
 */
public final class FleetPoolLimit {
  private static final int NONE = Integer.MAX_VALUE;

  private FleetPoolLimit() {}

  private static int of(Table table, Seat seat) {
    return Amount.of(
        table, seat, LimitHooks.class, NONE, Math::min, (hooks, grant) -> hooks.pool(table, grant));
  }

  /** The number of tokens by which the pool exceeds the limit. */
  public static int excess(Table table, Seat seat) {
    return Math.max(0, FleetPool.size(table, seat) - of(table, seat));
  }

  /** The number of tokens that can be added to the pool; more than any player has if all can. */
  public static int room(Table table, Seat seat) {
    return Math.max(0, of(table, seat) - FleetPool.size(table, seat));
  }

  /** The number of the player's own tokens that can lie in the pool; empty if all can. */
  public static Optional<Integer> own(Table table, Seat seat) {
    return Optional.of(of(table, seat))
        .filter(limit -> limit != NONE)
        .map(limit -> Math.max(0, limit - FleetPool.others(table, seat).size()));
  }

  /**
   * The pools of the command sheet into which one more token can go.
   *
   * @param more the number of tokens that will be added to the fleet pool before it
   */
  public static List<Pool> pools(Table table, Seat seat, int more) {
    return Stream.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY)
        .filter(pool -> pool != Pool.FLEET || room(table, seat) > more)
        .toList();
  }

  /** Why tokens cannot move into a fleet pool; empty if they can. */
  public static Optional<Refusal> broken(Table table, TokensMoved moved) {
    return moved.to() == Pool.FLEET && moved.count() > room(table, moved.seat())
        ? Optional.of(
            Refusal.rule("fleet_pool.0", "a component limits the number of tokens in fleet pools")
                .with("seat", moved.seat())
                .with("room", room(table, moved.seat()))
                .with("tokens", moved.count()))
        : Optional.empty();
  }
}
