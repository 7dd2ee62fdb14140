package org.lazax.table.event.objectives;

import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/** A player puts an unscored secret objective back into the deck. Rule: objective_cards.13. */
@WireType("table.secret-returned.v1")
public record SecretReturned(Seat seat, ObjectiveId objective) implements TableEvent {
  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    return table
        .withObjectives(
            table
                .objectives()
                .withSecretsOut(Copies.without(table.objectives().secretsOut(), objective)))
        .withPlayer(seat, p -> p.withSecrets(Copies.without(p.secrets(), objective)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.player(seat).secrets().contains(objective)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("objective_cards.19", "that secret objective is not in this hand")
                .with("objective", objective)
                .with("seat", seat));
  }
}
