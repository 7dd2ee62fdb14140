package org.lazax.table.event.trade;

import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Period;

/**
 * A player offers a deal to another one. Only these two know it, because an offer may name a
 * promissory note of a hand. Rules: transactions.4.1, promissory_notes.N2.
 */
@WireType("table.base-offer-made.v1")
public record OfferMade(Offer offer, Period period) implements TableEvent {

  @Override
  public Audience audience() {
    return new Audience(Optional.of(Set.of(offer.from(), offer.to())));
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(Trading.ID, trading -> trading.in(period).plus(offer));
  }
}
