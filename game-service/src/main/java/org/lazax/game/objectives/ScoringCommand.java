package org.lazax.game.objectives;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** What may be done where objectives are scored. */
public sealed interface ScoringCommand extends Command {
  /** Scores a public objective. */
  @JsonClassDescription("Scores an objective.")
  @WireType("game.score-objective")
  record ScoreObjective(
      @JsonPropertyDescription("The objective.") ObjectiveId objective,
      @JsonPropertyDescription("What is paid for it. Left out if the objective asks for nothing.")
          Optional<Spending> spending)
      implements ScoringCommand {}

  /** Scoring is never forced. Rule: objective_cards.5. */
  @JsonClassDescription("Scores no objective. Rule: objective_cards.5.")
  @WireType("game.score-nothing")
  record ScoreNothing() implements ScoringCommand {}
}
