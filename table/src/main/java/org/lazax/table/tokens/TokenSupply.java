package org.lazax.table.tokens;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** Where a player's sixteen command tokens are. */
public final class TokenSupply {
  private TokenSupply() {}

  public static int onBoard(Table table, Seat seat) {
    return (int) table.tokens().values().stream().filter(seats -> seats.contains(seat)).count();
  }

  /** Those neither on the sheet nor on the board. */
  public static int reinforcements(Table table, Seat seat) {
    return Tokens.IN_ALL - table.player(seat).tokens().onSheet() - onBoard(table, seat);
  }

  public static int in(Table table, Seat seat, Pool pool) {
    return pool == Pool.REINFORCEMENTS
        ? reinforcements(table, seat)
        : table.player(seat).tokens().in(pool);
  }
}
