package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Predictions;
import org.lazax.table.Table;

/**
 * What predicts the outcome of an agenda after it is revealed, and is rewarded if the prediction is
 * right. Rules: agenda_phase.22, agenda_phase.22.2.
 */
public interface PredictsOutcome extends Ability<AfterAgendaRevealed>, WithAbilities {
  @Override
  default List<Ability<?>> abilities() {
    return List.of(RewardedPrediction.of(ref()));
  }

  @Override
  default boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return true;
  }

  @Override
  default Optional<Ask> asks(Table table, Grant grant, AfterAgendaRevealed revealed, Chosen soFar) {
    return Predictions.asks(table, soFar);
  }

  @Override
  default void resolve(
      Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
    Predictions.lay(draft, name(), grant, chosen);
  }
}
