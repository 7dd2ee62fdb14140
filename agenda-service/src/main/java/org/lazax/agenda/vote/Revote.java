package org.lazax.agenda.vote;

import java.util.List;
import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaDecided;
import org.lazax.rules.procedure.AgendaProcedure.AgendaReplaced;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.Outcomes;
import org.lazax.rules.vote.RevoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/** The vote on a law in play that follows an agenda. */
final class Revote {
  private Revote() {}

  /**
   * Closes an agenda that is resolved, with everything that follows it. If it has players vote
   * again on a law, that law takes its place: it counts as the same of the two agendas of the
   * phase, and is replaced by another one if it finds nothing to elect. Rules:
   * agenda/miscount_disclosed.N3, agenda/miscount_disclosed.N3.1.
   */
  static void close(Draft<AgendaState, Table> draft, Agenda agenda, AgendaOutcome outcome) {
    Optional<AgendaId> again =
        Ruleset.hooks(draft.table(), ComponentRef.of(agenda.agenda()), RevoteHooks.class)
            .flatMap(hooks -> hooks.votedOnAgain(draft.table(), outcome));
    if (again.isEmpty()) {
      draft.close(new AgendaDecided(outcome));
    } else {
      reveal(draft, again.get(), outcome);
    }
  }

  private static void reveal(Draft<AgendaState, Table> draft, AgendaId law, AgendaOutcome outcome) {
    List<AgendaOutcome> outcomes = Outcomes.of(law, draft.table());
    if (outcomes.isEmpty()) {
      draft.addAll(Laws.discard(draft.table(), law));
      draft.close(new AgendaReplaced(law));
    } else {
      draft.close(new AgendaDecided(outcome));
      draft.call(Agenda.revealed(law, outcomes));
    }
  }
}
