package org.lazax.rules.vote;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component gives its owner for a right prediction. Rule: agenda_phase.22.2. */
public interface PredictionHooks {
  /** The next choice that the reward needs; empty once everything is chosen. */
  default Optional<Ask> rewardAsks(
      Table table, Grant grant, OutcomeResolved resolved, Chosen soFar) {
    return Optional.empty();
  }

  /** Gives the reward, as much of it as is possible. */
  void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen);
}
