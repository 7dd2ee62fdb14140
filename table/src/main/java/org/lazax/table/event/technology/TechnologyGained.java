package org.lazax.table.event.technology;

import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/** A player gains a technology. Rule: technology.2. */
@WireType("table.technology-gained.v1")
public record TechnologyGained(Seat seat, TechnologyId technology) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat,
        p ->
            p.withTechnologies(
                Copies.with(p.technologies(), technology), p.exhaustedTechnologies()));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).owns(technology)
        ? Optional.of(
            Refusal.rule("technology.2", "that technology is owned already")
                .with("technology", technology))
        : Optional.empty();
  }
}
