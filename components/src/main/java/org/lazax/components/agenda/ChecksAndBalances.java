package org.lazax.components.agenda;

import java.util.List;
import java.util.OptionalInt;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.ReadyHooks;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.strategy.ChoiceHooks;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * As a law, each player gives the strategy card that it chooses to another player who lacks one.
 * With the outcome Against, each player readies at most three planets after the agendas. Rules:
 * agenda/checks_and_balances.N1, agenda/checks_and_balances.N2.
 */
public final class ChecksAndBalances implements Component, AgendaEffect, ChoiceHooks, ReadyHooks {
  private static final int READIED = 3;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/checks_and_balances");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (!outcome.equals(AgendaOutcome.FOR)) {
      draft
          .table()
          .kernel()
          .frameOf(AgendaPhase.class)
          .ifPresent(phase -> {
            for (Seat seat : Voters.inOrder(draft.table())) {
              Grant grant = new Grant(ref(), seat);
              draft.add(LastingEffects.until(phase.id(), AbilityRef.of(ref()), grant));
            }
          });
    }
  }

  @Override
  public boolean givesCardAway(Table table, Grant grant) {
    return true;
  }

  @Override
  public OptionalInt planetsReadied(Table table, Grant grant) {
    return LastingEffects.is(table, grant) ? OptionalInt.of(READIED) : OptionalInt.empty();
  }
}
