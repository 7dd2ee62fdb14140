package org.lazax.table.event.technology;

import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * A player returns a technology to its deck. If it gains it again, the card is readied. Refused if
 * the player does not own it ({@value #NOT_OWNED}).
 */
@WireType("table.technology-returned.v1")
public record TechnologyReturned(Seat seat, TechnologyId technology) implements TableEvent {
  private static final String NOT_OWNED = "not-owned";

  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat,
        player ->
            player.withTechnologies(
                Copies.without(player.technologies(), technology),
                Copies.without(player.exhaustedTechnologies(), technology)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).owns(technology)
        ? Optional.empty()
        : Optional.of(
            Refusal.of(NOT_OWNED, "the player does not own that technology")
                .with("technology", technology));
  }
}
