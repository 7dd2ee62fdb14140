package org.lazax.components.faction.mentak;

import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Each trade good pays for two. Prices in trade goods do not change. */
public final class MirrorComputing implements Component, PaymentHooks {
  private static final int WORTH = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/mirror_computing");
  }

  @Override
  public Change tradeGood(Table table, Grant grant, Purpose purpose) {
    return Change.becomes(WORTH);
  }
}
