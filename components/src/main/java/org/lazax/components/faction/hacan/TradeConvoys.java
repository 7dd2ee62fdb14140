package org.lazax.components.faction.hacan;

import org.lazax.chronicle.Seat;
import org.lazax.components.card.LyingNote;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;

/**
 * Its holder makes transactions with players who are no neighbours. Rules:
 * promissory_note/trade_convoys.N1 to promissory_note/trade_convoys.N7.
 */
public final class TradeConvoys extends LyingNote implements TradeHooks {
  @Override
  public boolean mayDealWith(Table table, Grant grant, Seat other) {
    return true;
  }
}
