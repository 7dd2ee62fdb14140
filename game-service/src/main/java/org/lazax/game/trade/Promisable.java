package org.lazax.game.trade;

import com.google.common.base.Suppliers;
import java.util.List;
import java.util.function.Supplier;
import org.lazax.chronicle.Seat;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;
import org.lazax.table.trade.Promise;

/**
 * The promises that one player can make to another one. There are many, and most options are never
 * shown; so they are listed when a form is made, and then once.
 */
final class Promisable {
  private final Table table;
  private final Seat by;
  private final Seat to;
  private final Supplier<List<Promise>> all;

  Promisable(Table table, Seat by, Seat to) {
    this.table = table;
    this.by = by;
    this.to = to;
    this.all = Suppliers.memoize(() -> Promises.possible(table, by, to));
  }

  List<Promise> all() {
    return all.get();
  }

  boolean isNone() {
    return !Promises.arePossible(table, by, to);
  }
}
