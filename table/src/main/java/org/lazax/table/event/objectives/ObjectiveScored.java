package org.lazax.table.event.objectives;

import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;
import org.lazax.table.objectives.Objectives;

/**
 * A player scores an objective, which is possible once a game. A secret objective leaves the hand
 * and everybody sees it. The points come with {@link VictoryPointsGained}. Rules:
 * objective_cards.8, objective_cards.18.
 *
 * @param combat the combat in or after which it was scored; empty if there was none
 */
@WireType("table.objective-scored.v1")
public record ObjectiveScored(Seat seat, ObjectiveId objective, Optional<Integer> combat)
    implements TableEvent {
  /** An objective that is scored outside of combat. */
  public ObjectiveScored(Seat seat, ObjectiveId objective) {
    this(seat, objective, Optional.empty());
  }

  @Override
  public Table fold(Table table) {
    Objectives scored = table.objectives().withScored(seat, objective);
    return table
        .withObjectives(combat.map(id -> scored.withScoreIn(id, seat)).orElse(scored))
        .withPlayer(seat, p -> p.withSecrets(Copies.without(p.secrets(), objective)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    if (table.objectives().scoredBy(seat, objective)) {
      return refused("objective_cards.8", "an objective is scored once a game");
    }
    return combat.filter(id -> table.objectives().scoredIn(id, seat)).isPresent()
        ? refused("objective_cards.7", "one objective is scored for each combat")
        : Optional.empty();
  }

  private Optional<Refusal> refused(String rule, String detail) {
    return Optional.of(Refusal.rule(rule, detail).with("objective", objective).with("seat", seat));
  }
}
