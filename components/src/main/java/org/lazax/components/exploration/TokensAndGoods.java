package org.lazax.components.exploration;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Keleres Ship and the three entropic fields: the player gains command tokens and trade goods. */
final class TokensAndGoods extends RevealedCard {
  private final GainedTokens tokens;
  private final int goods;

  TokensAndGoods(String card, int tokens, int goods) {
    super(card);
    this.tokens = new GainedTokens(tokens);
    this.goods = goods;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    return tokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    draft.addAll(tokens.gained(grant.user(), chosen));
    if (goods > 0) {
      Gains.goods(draft, grant.user(), goods);
    }
  }
}
