package org.lazax.components.faction.empyrean;

import org.lazax.chronicle.Seat;
import org.lazax.components.card.LyingNote;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;

/**
 * When its holder gives the owner as many commodities as the holder's faction has at most, both
 * gain a trade good. Rules: promissory_note/dark_pact.N1 to promissory_note/dark_pact.N8.
 */
public final class DarkPact extends LyingNote implements TradeHooks {
  private static final int GOODS = 1;

  @Override
  public int goodsForAllCommodities(Table table, Grant grant, Seat to) {
    return to.equals(owner(table, grant)) ? GOODS : 0;
  }
}
