package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/**
 * Players vote counterclockwise on this agenda. Rules: action_card/hack_election.N1,
 * action_card/hack_election.N2.
 */
public final class HackElection extends ActionCard<AfterAgendaRevealed> implements VoteHooks {
  public HackElection() {
    super(AfterAgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return true;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
    int agenda = Agenda.frame(draft.table());
    draft.add(LastingEffects.until(agenda, name(), grant));
  }

  @Override
  public boolean reversesOrder(Table table, Grant grant) {
    return true;
  }
}
