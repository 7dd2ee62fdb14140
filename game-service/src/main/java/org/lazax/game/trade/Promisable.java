package org.lazax.game.trade;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;
import org.lazax.table.trade.Promise;

/**
 * The promises that one player can make to another one. There are many, and most options are never
 * shown; so they are listed when a form is made.
 */
final class Promisable {
  private final Table table;
  private final Seat by;
  private final Seat to;

  Promisable(Table table, Seat by, Seat to) {
    this.table = table;
    this.by = by;
    this.to = to;
  }

  List<Promise> all() {
    return Promises.possible(table, by, to);
  }

  boolean isNone() {
    return !Promises.arePossible(table, by, to);
  }
}
