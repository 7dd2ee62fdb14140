package org.lazax.agenda.effect;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.Ballot;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.LawLeft;

/** The elected law is discarded. */
final class JudicialAbolishment implements AgendaEffect {
  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.add(new LawLeft(new AgendaId(outcome.value())));
  }
}
