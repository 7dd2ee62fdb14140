package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** The agenda is discarded, and another one is revealed and voted on instead. */
public final class Veto extends ActionCard<AgendaRevealed> {
  public Veto() {
    super(AgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaRevealed revealed) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaRevealed revealed, Chosen chosen) {
    Agenda.replace(draft);
  }
}
