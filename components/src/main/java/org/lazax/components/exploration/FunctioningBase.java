package org.lazax.components.exploration;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.Table;

/**
 * The player may gain a commodity, or spend a trade good or a commodity to draw an action card.
 * Rule: exploration/functioning_base.N1.
 */
final class FunctioningBase extends CommodityOrPurchase {
  FunctioningBase() {
    super("functioning_base");
  }

  @Override
  boolean isSold(Table table, Seat buyer, CardRevealed revealed) {
    return true;
  }

  @Override
  Optional<Ask> asksOfPurchase(Table table, Seat buyer, CardRevealed revealed, Chosen soFar) {
    return Optional.empty();
  }

  @Override
  void buy(Draft<?, Table> draft, Seat buyer, CardRevealed revealed, Chosen chosen) {
    draft.call(new DrawActionCards(buyer, 1));
  }
}
