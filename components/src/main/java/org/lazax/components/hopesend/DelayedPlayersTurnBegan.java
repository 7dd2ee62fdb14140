package org.lazax.components.hopesend;

import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player whose invasions diplomats have put off begins another turn: it may invade again, and in
 * the turn after that it may be delayed again. Rules: hopes_end.25.1, hopes_end.N30.
 *
 * @param turn the frame of the turn
 */
@WireType("table.hopes-end-delayed-players-turn-began.v1")
public record DelayedPlayersTurnBegan(Seat seat, int turn) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        DelayedInvasions.ID,
        delays ->
            new DelayedInvasions(
                delays.all().stream()
                    .flatMap(each ->
                        each.delayed().equals(seat) && each.isPast(turn)
                            ? each.in(turn).stream()
                            : Stream.of(each))
                    .toList()));
  }
}
