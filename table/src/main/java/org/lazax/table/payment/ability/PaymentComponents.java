package org.lazax.table.payment.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components change what means are worth. */
public final class PaymentComponents {
  public static final Components HOOKS =
      Components.of(
          Map.of(
              "faction_ability/blood_ties", new BloodTies(),
              "technology/mirror_computing", new MirrorComputing(),
              "technology/hegemonic_trade_policy", new HegemonicTradePolicy()));

  private PaymentComponents() {}
}
