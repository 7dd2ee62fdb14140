package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.scoring.OpenSecretsHooks;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * The elected player draws two secret objectives, one after the other, and shows all that it has in
 * hand as long as the law is in play. Rules: agenda/search_warrant.N1 to agenda/search_warrant.N3.
 */
public final class SearchWarrant implements Component, AgendaEffect, OpenSecretsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/search_warrant");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    Seat elected = Outcomes.elected(outcome);
    draft.callInOrder(List.of(elected, elected), seat -> draft.call(new DrawSecret(seat)));
  }

  @Override
  public boolean showsSecrets(Table table, Grant grant) {
    return true;
  }
}
