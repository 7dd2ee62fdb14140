package org.lazax.table.setup;

import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Copies;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player takes a seat with a faction that nobody else plays. */
@WireType("table.player-seated.v1")
public record PlayerSeated(Seat seat, FactionId faction) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayers(Copies.with(table.players(), seat, Player.seated(seat, faction)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    if (seat.number() > table.settings().seats()) {
      return Optional.of(
          Refusal.of("no-such-seat", "this game has fewer seats")
              .with("seat", seat)
              .with("seats", table.settings().seats()));
    }
    if (table.players().containsKey(seat)) {
      return Optional.of(Refusal.of("seat-taken", "somebody sits there").with("seat", seat));
    }
    return table.players().values().stream().anyMatch(p -> p.faction().equals(faction))
        ? Optional.of(
            Refusal.of("faction-taken", "somebody plays that faction").with("faction", faction))
        : Optional.empty();
  }
}
