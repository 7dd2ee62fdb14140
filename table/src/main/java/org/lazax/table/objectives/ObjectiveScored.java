package org.lazax.table.objectives;

import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player scores an objective, once a game. The points come with {@link VictoryPointsGained}.
 * Rule: objective_cards.8.
 */
@WireType("table.objective-scored.v1")
public record ObjectiveScored(Seat seat, ObjectiveId objective) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withObjectives(table.objectives().withScored(seat, objective));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.objectives().scoredBy(seat, objective)
        ? Optional.of(
            Refusal.rule("objective_cards.8", "an objective is scored once a game")
                .with("objective", objective))
        : Optional.empty();
  }
}
