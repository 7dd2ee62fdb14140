package org.lazax.table.event.trade;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;
import org.lazax.table.trade.Promise;

/**
 * What was public of the deals of the game: the goods that changed hands, and the promises. Which
 * promissory notes changed hands is not public.
 *
 * @param transactions the transactions, the oldest first
 * @param promises the promises, whether they are in force or not, the oldest first
 */
@WireType("base.deals")
public record Deals(List<Traded> transactions, List<Promised> promises) implements TablePart {
  private static final Deals NONE = new Deals(List.of(), List.of());

  public static final PartId<Deals> ID = PartId.of(NONE, List.of(PromiseMade.class));

  /** A transaction, with the round in which it was made. */
  public record Traded(
      int round,
      Seat one,
      Seat other,
      TransactionMade.Goods oneGives,
      TransactionMade.Goods otherGives) {}

  /** A promise, with the round in which it was made. */
  public record Promised(int round, Seat by, Seat to, Promise promise) {}

  public Deals {
    transactions = List.copyOf(transactions);
    promises = List.copyOf(promises);
  }

  /** The same after a transaction. */
  public Deals plus(Traded transaction) {
    return new Deals(Copies.with(transactions, transaction), promises);
  }

  /** The same after a promise. */
  public Deals plus(Promised promise) {
    return new Deals(transactions, Copies.with(promises, promise));
  }

  @Override
  public boolean isEmpty() {
    return equals(NONE);
  }

  /** History stays as it was. */
  @Override
  public Deals without(Seat out) {
    return this;
  }

  @Override
  public Deals shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return promises.stream()
        .filter(each -> each.by().equals(each.to()))
        .map(each -> "nobody promises itself " + each.promise())
        .toList();
  }
}
