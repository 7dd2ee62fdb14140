package org.lazax.table.event.trade;

import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * An offer is not open any more: it was withdrawn or declined, or it was accepted and consisted of
 * promises.
 *
 * @param by who withdrew, declined or accepted it
 * @param other the other player of the offer
 */
@WireType("table.base-offer-closed.v1")
public record OfferClosed(int offer, Seat by, Seat other) implements TableEvent {

  @Override
  public Audience audience() {
    return new Audience(Optional.of(Set.of(by, other)));
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(Trading.ID, trading -> trading.without(offer));
  }
}
