package org.lazax.table.event.tokens;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** The places of a player's sixteen command tokens. */
public final class TokenSupply {
  private TokenSupply() {}

  public static int onBoard(Table table, Seat seat) {
    return (int) table.tokens().values().stream().filter(seats -> seats.contains(seat)).count();
  }

  /** The number of tokens in the fleet pools of others. */
  public static int withOthers(Table table, Seat seat) {
    int tokens = 0;
    for (TokensInFleetPools held : table.parts().answering(TokensInFleetPools.class)) {
      for (Seat other : table.players().keySet()) {
        tokens += held.inFleetPool(other).contains(seat) ? 1 : 0;
      }
    }
    return tokens;
  }

  /** The number of tokens that are neither on a command sheet nor on the board. */
  public static int reinforcements(Table table, Seat seat) {
    return Tokens.IN_ALL
        - table.player(seat).tokens().onSheet()
        - onBoard(table, seat)
        - withOthers(table, seat);
  }

  /**
   * The pools from which a token may be taken that must come from the reinforcements: the
   * reinforcements, or, if they are empty, any pool with a token. Rule: command_tokens.3.2.
   */
  public static List<Pool> sources(Table table, Seat seat) {
    return reinforcements(table, seat) > 0
        ? List.of(Pool.REINFORCEMENTS)
        : Stream.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY)
            .filter(pool -> in(table, seat, pool) > 0)
            .toList();
  }

  public static int in(Table table, Seat seat, Pool pool) {
    return pool == Pool.REINFORCEMENTS
        ? reinforcements(table, seat)
        : table.player(seat).tokens().in(pool);
  }
}
