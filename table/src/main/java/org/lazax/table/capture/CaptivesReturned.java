package org.lazax.table.capture;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A captor returns captives: units to the reinforcements of their owner, tokens to the supply.
 * Rules: capture.1, capture.2, capture.4.
 */
@WireType("table.captives-returned.v1")
public record CaptivesReturned(Seat captor, List<Captive> captives) implements TableEvent {
  public CaptivesReturned {
    captives = List.copyOf(captives);
  }

  @Override
  public Table fold(Table table) {
    List<Captive> fewer = captives.stream().map(Captive::returned).toList();
    return table.withPart(Captives.ID, held -> held.plus(captor, fewer));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    List<Captive> held = Captives.of(table, captor);
    return captives.stream()
        .filter(captive ->
            held.stream()
                .noneMatch(h ->
                    h.owner().equals(captive.owner())
                        && h.type() == captive.type()
                        && h.count() >= captive.count()))
        .findFirst()
        .map(missing ->
            Refusal.rule("capture.2", "these are not held captive").with("captives", missing));
  }
}
