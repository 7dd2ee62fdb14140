package org.lazax.components.faction.winnu;

import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner pays nothing for the custodians token, but must land ground forces. Rule:
 * faction_ability/blood_ties.N1.
 */
public final class BloodTies implements Component, PaymentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/blood_ties");
  }

  @Override
  public Change custodians(Table table, Grant grant) {
    return Change.becomes(0);
  }
}
