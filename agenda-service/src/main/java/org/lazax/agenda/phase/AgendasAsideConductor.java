package org.lazax.agenda.phase;

import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.Revealing;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.procedure.AgendasAside;
import org.lazax.table.Table;
import org.lazax.table.event.council.AgendaDiscarded;

/** Reveals agendas that were set aside, has them resolved, and discards all that are left. */
public final class AgendasAsideConductor
    extends NonInteractiveConductor<AgendaState, Table, AgendasAside> {
  public AgendasAsideConductor() {
    super(AgendasAside.class);
  }

  @Override
  public void proceed(Draft<AgendaState, Table> draft, AgendasAside agendas) {
    Optional<Outcome> returned = draft.table().kernel().frame().orElseThrow().returned();
    int left = draft.table().council().aside().size() - agendas.rest();
    if (returned.isEmpty()) {
      Revealing.first(draft, left > 1);
      return;
    }
    draft.addAll(Notes.agendaEnded(draft.table()));
    if (returned.filter(Revealing::isReplaced).isPresent()) {
      Revealing.replacement(draft, left > 0);
    } else {
      for (AgendaId agenda : draft.table().council().aside()) {
        draft.add(new AgendaDiscarded(agenda));
      }
      draft.close();
    }
  }
}
