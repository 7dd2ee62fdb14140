package org.lazax.game.strategicaction;

import org.lazax.chronicle.Seat;
import org.lazax.game.secrets.SecretDeck;
import org.lazax.table.Table;

/** What both abilities of Imperial look at. */
final class Imperial {
  private Imperial() {}

  /** The secondary costs a strategy token. Rule: imperial.3. */
  static boolean mayFollow(Table table, Seat seat) {
    return table.player(seat).tokens().strategy() > 0 && !SecretDeck.left(table).isEmpty();
  }
}
