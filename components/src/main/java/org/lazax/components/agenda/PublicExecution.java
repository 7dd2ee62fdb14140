package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.setup.SpeakerChosen;

/**
 * The elected player discards all action cards, passes the speaker token on if it has it, and
 * cannot vote again in this agenda phase.
 */
public final class PublicExecution implements Component, AgendaEffect, VoteHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/public_execution");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    Seat elected = Seat.of(outcome.value());
    Discards.all(draft, elected);
    Table table = draft.table();
    if (table.speaker().filter(elected::equals).isPresent() && table.seats().size() > 1) {
      draft.add(new SpeakerChosen(table.clockwiseFrom(elected).get(1), Optional.empty()));
    }
    table
        .kernel()
        .frameOf(AgendaPhase.class)
        .ifPresent(phase ->
            draft.add(
                LastingEffects.until(phase.id(), AbilityRef.of(ref()), new Grant(ref(), elected))));
  }

  @Override
  public boolean mayVote(Table table, Grant grant) {
    return false;
  }
}
