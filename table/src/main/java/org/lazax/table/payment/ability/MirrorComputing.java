package org.lazax.table.payment.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.payment.Purpose;

/** Each trade good counts for two. Costs in trade goods stay what they are. */
final class MirrorComputing implements PaymentHooks {
  private static final int WORTH = 2;

  @Override
  public int tradeGood(Table table, Grant grant, Purpose purpose, int worth) {
    return Math.max(worth, WORTH);
  }
}
