package org.lazax.components.faction.naazrokha;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionNote;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player purges two relic fragments of one type and gains a relic. It cannot be played while
 * the relic deck is empty. Rules: promissory_note/black_market_forgery.N1,
 * promissory_note/black_market_forgery.N2.
 */
final class BlackMarketForgery extends ActionNote {
  @Override
  public boolean possible(Table table, Grant grant) {
    return LikePair.has(table, grant.user()) && !RelicDeck.left(table).isEmpty();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(LikePair.COST);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return LikePair.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LikePair.purge(draft, grant.user(), chosen);
  }
}
