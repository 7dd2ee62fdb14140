package org.lazax.game.objectives;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** What may be done where objectives are scored. */
public sealed interface ScoringCommand extends Command {
  List<Class<?>> TYPES = List.of(ScoreObjective.class, ScoreNothing.class);

  /**
   * Scores a public objective.
   *
   * @param spending what is given for it; left out where nothing is asked for
   */
  @WireType("game.score-objective")
  record ScoreObjective(ObjectiveId objective, Optional<Spending> spending)
      implements ScoringCommand {}

  /** Scoring is never forced. Rule: objective_cards.5. */
  @WireType("game.score-nothing")
  record ScoreNothing() implements ScoringCommand {}
}
