package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/** A player cannot vote on this agenda. Rule: action_card/assassinate_representative.N1. */
public final class AssassinateRepresentative extends ActionCard<AfterAgendaRevealed>
    implements VoteHooks {
  private static final String PLAYER = "player";

  public AssassinateRepresentative() {
    super(AfterAgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AfterAgendaRevealed revealed, Chosen soFar) {
    return Ask.once(PLAYER, soFar, table::seats);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
    Seat player = Seat.of(chosen.one(PLAYER).orElseThrow());
    int agenda = Agenda.frame(draft.table());
    draft.add(LastingEffects.until(agenda, name(), new Grant(ref(), player)));
  }

  @Override
  public boolean mayVote(Table table, Grant grant) {
    return false;
  }
}
