package org.lazax.rules.payment;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** What one player's means are worth for one purpose, with all that changes it. */
public final class Worth {
  private final Table table;
  private final Purpose purpose;
  private final List<Components.Granted<PaymentHooks>> hooks;

  private Worth(Table table, Purpose purpose, List<Components.Granted<PaymentHooks>> hooks) {
    this.table = table;
    this.purpose = purpose;
    this.hooks = hooks;
  }

  public static Worth of(Table table, Seat seat, Purpose purpose) {
    return new Worth(table, purpose, Ruleset.hooks(table, seat, PaymentHooks.class));
  }

  /** What exhausting this planet is worth. */
  public int planet(PlanetId planet) {
    int worth = purpose.of(table, planet);
    for (var hook : hooks) {
      worth = hook.hooks().planet(table, hook.grant(), planet, purpose, worth);
    }
    return worth;
  }

  /** What each trade good is worth. Rules: resources.3, influence.3. */
  public int tradeGood() {
    int worth = 1;
    for (var hook : hooks) {
      worth = hook.hooks().tradeGood(table, hook.grant(), purpose, worth);
    }
    return worth;
  }
}
