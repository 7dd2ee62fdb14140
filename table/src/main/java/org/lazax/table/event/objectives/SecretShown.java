package org.lazax.table.event.objectives;

import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * A player shows everybody a secret objective in its hand, where it stays. Rule:
 * objective_cards.N4.
 */
@WireType("table.secret-shown.v1")
public record SecretShown(Seat seat, ObjectiveId objective) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, p -> p.withShown(Copies.with(p.shown(), objective)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean held = table.player(seat).secrets().contains(objective);
    if (held && !table.player(seat).shown().contains(objective)) {
      return Optional.empty();
    }
    return Optional.of(
        Refusal.rule(
                held ? "objective_cards.N4" : "objective_cards.19",
                held
                    ? "everybody has seen that secret objective"
                    : "that secret objective is not in this hand")
            .with("objective", objective)
            .with("seat", seat));
  }
}
