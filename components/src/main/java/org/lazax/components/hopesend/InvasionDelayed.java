package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * A diplomat has put off an invasion. Refused if it was put off in this turn of the invader or in
 * the last. Rules: hopes_end.25, hopes_end.25.2.
 *
 * @param seat the player who invaded
 * @param turn the frame of that player's turn; 0 if it is not its turn
 */
@WireType("table.hopes-end-invasion-delayed.v1")
public record InvasionDelayed(PlanetId planet, Seat seat, int turn) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        DelayedInvasions.ID,
        delays ->
            new DelayedInvasions(
                Copies.with(
                    delays.all(), new DelayedInvasion(planet, seat, turn, Optional.empty()))));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return DelayedInvasions.isKnown(table, seat, planet)
        ? Optional.of(
            Refusal.rule("hopes_end.25.2", "this invasion was put off in this turn or the last")
                .with("planet", planet)
                .with("seat", seat))
        : Optional.empty();
  }
}
