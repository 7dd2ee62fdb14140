package org.lazax.components.faction.xxcha;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * For a token of the owner's strategy pool, the agenda is discarded, and another one is revealed
 * and voted on instead. Rules: promissory_note/political_favor.N1 to
 * promissory_note/political_favor.N3.
 */
public final class PoliticalFavor extends NoteCard<AgendaRevealed> {
  public PoliticalFavor() {
    super(AgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaRevealed revealed) {
    return table.player(owner(table, grant)).tokens().strategy() > 0;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.ofOwner(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaRevealed revealed, Chosen chosen) {
    draft.add(new TokensMoved(owner(draft.table(), grant), Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    Agenda.replace(draft);
  }
}
