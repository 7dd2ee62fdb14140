package org.lazax.table.event.setup;

import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player takes the home system of a faction that nobody plays. */
@WireType("table.codex-3-home-chosen.v1")
public record HomeChosen(Seat seat, FactionId of) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(ChosenHomes.ID, homes -> homes.with(seat, of));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean free =
        ChosenHomes.isOption(table, seat, of)
            && table.players().values().stream().noneMatch(player -> player.faction().equals(of));
    return free
        ? Optional.empty()
        : Optional.of(
            Refusal.of("faction-taken", "this home system cannot be chosen")
                .with("seat", seat)
                .with("faction", of));
  }
}
