package org.lazax.table.payment.ability;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/**
 * The custodians token costs nothing; somebody still has to land. Rule:
 * faction_ability/blood_ties.N1.
 */
final class BloodTies implements PaymentHooks {
  @Override
  public int custodians(Table table, Grant grant, int price) {
    return 0;
  }
}
