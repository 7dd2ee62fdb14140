package org.lazax.components.faction.l1z1x;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * The first print: at the beginning of the player's turn, the owner loses a token of its strategy
 * pool, and the player puts one from its reinforcements into its own. Rule:
 * promissory_note/cybernetic_enhancements.N1.
 */
final class CyberneticEnhancementsFirstPrint extends NoteCard<TurnBegins> {
  CyberneticEnhancementsFirstPrint() {
    super(TurnBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins begins) {
    return begins.active().equals(grant.user())
        && table.player(owner(table, grant)).tokens().strategy() > 0
        && TokenSupply.reinforcements(table, grant.user()) > 0;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.ofOwner(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins begins, Chosen chosen) {
    Seat owner = owner(draft.table(), grant);
    draft.add(new TokensMoved(owner, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    draft.add(new TokensMoved(grant.user(), Pool.REINFORCEMENTS, Pool.STRATEGY, 1));
  }
}
