package org.lazax.table.event.trade;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.trade.Promise;

/**
 * A player promises something to another one by a deal that was accepted. Everybody knows it. The
 * lasting effect of the promise follows in an event of its own. Rules: deals.N3, deals.N3.1.
 */
@WireType("table.base-promise-made.v1")
public record PromiseMade(Seat by, Seat to, Promise promise) implements TableEvent {

  @Override
  public Table fold(Table table) {
    return table.withPart(
        Deals.ID, deals -> deals.plus(new Deals.Promised(table.round(), by, to, promise)));
  }
}
