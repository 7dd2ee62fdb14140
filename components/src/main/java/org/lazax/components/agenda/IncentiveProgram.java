package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.scoring.PublicDeck;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * One more public objective is revealed from the deck: of stage I, or with the outcome Against of
 * stage II. Rule: objective_cards.13.
 */
public final class IncentiveProgram implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/incentive_program");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    int stage = outcome.equals(AgendaOutcome.FOR) ? 1 : 2;
    PublicDeck.revealMore(draft.table(), stage, draft.dice()).ifPresent(draft::add);
  }
}
