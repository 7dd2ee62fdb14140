package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.council.AgendasSeen;

/** The player looks at the top card of the agenda deck. */
public final class InsiderInformation extends ActionCard<AfterAgendaRevealed> {
  public InsiderInformation() {
    super(AfterAgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return true;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
    Uppermost top = AgendaDeck.onTop(draft, 1);
    draft.add(new AgendasSeen(grant.user(), top.cards(), top.chance()));
  }
}
