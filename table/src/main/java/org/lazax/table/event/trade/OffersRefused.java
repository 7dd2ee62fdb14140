package org.lazax.table.event.trade;

import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.trade.Period;

/**
 * A player declines all offers of another one until the turn, agenda or phase ends.
 *
 * @param from whose offers are declined
 */
@WireType("table.base-offers-refused.v1")
public record OffersRefused(Seat seat, Seat from, Period period) implements TableEvent {

  @Override
  public Audience audience() {
    return new Audience(Optional.of(Set.of(seat, from)));
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(Trading.ID, trading -> trading.in(period).refusing(seat, from));
  }
}
