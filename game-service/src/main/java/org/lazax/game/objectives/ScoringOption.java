package org.lazax.game.objectives;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** What may be scored now. */
public sealed interface ScoringOption extends Option {

  /** One of these, each with a way to pay for it. */
  record ObjectiveScoring(List<Scorable> objectives) implements ScoringOption {
    @Override
    public String command() {
      return WireTypes.nameOf(ScoringCommand.ScoreObjective.class);
    }
  }
}
