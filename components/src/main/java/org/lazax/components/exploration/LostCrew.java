package org.lazax.components.exploration;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** The player draws two action cards. */
final class LostCrew extends RevealedCard {
  private static final int CARDS = 2;

  LostCrew() {
    super("lost_crew");
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    draft.call(new DrawActionCards(grant.user(), CARDS));
  }
}
