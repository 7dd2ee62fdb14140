package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** Discards the elected law. */
public final class JudicialAbolishment implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/judicial_abolishment");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.addAll(Laws.leave(draft.table(), new AgendaId(outcome.value())));
  }
}
