package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** The elected player draws a secret objective. Rule: agenda/archived_secret.N1. */
public final class ArchivedSecret implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/archived_secret");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.call(new DrawSecret(Seat.of(outcome.value())));
  }
}
