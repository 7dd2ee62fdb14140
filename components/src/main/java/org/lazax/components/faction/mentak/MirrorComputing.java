package org.lazax.components.faction.mentak;

import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Each trade good counts for two. Costs in trade goods stay what they are. */
public final class MirrorComputing implements Component, PaymentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/mirror_computing");
  }

  private static final int WORTH = 2;

  @Override
  public int tradeGood(Table table, Grant grant, Purpose purpose, int worth) {
    return Math.max(worth, WORTH);
  }
}
