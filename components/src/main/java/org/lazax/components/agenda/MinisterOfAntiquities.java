package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** The elected player gains a relic. */
public final class MinisterOfAntiquities implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/minister_of_antiquities");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    RelicDeck.gain(draft, Outcomes.elected(outcome));
  }
}
