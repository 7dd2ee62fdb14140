package org.lazax.rules.leaders.unlock;

import org.lazax.catalog.faction.Unlock;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.Table;

/**
 * The player holds a number of action cards and does not have to discard any of them for those that
 * it has just drawn. Rule: leader/so_ata.N1.
 */
final class ActionCardsInHand {
  private ActionCardsInHand() {}

  static boolean areHeld(Table table, Seat seat, Unlock.ActionCardsInHand asked) {
    return table.player(seat).actionCards().size() >= asked.count()
        && table
            .kernel()
            .frameOf(under ->
                under instanceof DrawActionCards draw
                    && draw.seat().equals(seat)
                    && draw.exchanges())
            .isEmpty();
  }
}
