package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/** A seat plays a faction that no other seat plays. Its player or the organiser has chosen it. */
@WireType("table.faction-taken.v1")
public record FactionTaken(Seat seat, FactionId faction) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayers(Copies.with(table.players(), seat, Player.seated(seat, faction)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    if (table.players().containsKey(seat)) {
      return Optional.of(
          Refusal.of("faction-settled", "this seat plays a faction already")
              .with("seat", seat)
              .with("faction", table.player(seat).faction()));
    }
    return table.players().values().stream().anyMatch(p -> p.faction().equals(faction))
        ? Optional.of(
            Refusal.of("faction-taken", "somebody plays that faction").with("faction", faction))
        : Optional.empty();
  }
}
