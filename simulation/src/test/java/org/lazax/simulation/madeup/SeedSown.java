package org.lazax.simulation.madeup;

import java.util.Optional;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A seed is laid face down: others see that there is one more, but not of what. */
@WireType("table.gardens-seed-sown.v1")
record SeedSown(Seat seat, String plant) implements TableEvent {
  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(Seeds.ID, seeds -> seeds.plus(seat, plant));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.part(Seeds.ID).of(seat).size() < Seeds.MOST
        ? Optional.empty()
        : Optional.of(Refusal.of("seed-bank-full", "there are as many seeds as there can be"));
  }
}
