package org.lazax.rules.payment;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** The value of one player's means for one purpose, with everything that changes it. */
public final class Worth {
  private final Table table;
  private final Purpose purpose;
  private final List<Components.GrantedHooks<PaymentHooks>> hooks;

  private Worth(Table table, Purpose purpose, List<Components.GrantedHooks<PaymentHooks>> hooks) {
    this.table = table;
    this.purpose = purpose;
    this.hooks = hooks;
  }

  public static Worth of(Table table, Seat seat, Purpose purpose) {
    return new Worth(table, purpose, Ruleset.hooks(table, seat, PaymentHooks.class));
  }

  /** The value of this planet. */
  public int planet(PlanetId planet) {
    return Amount.of(
        hooks,
        purpose.of(table, planet),
        Math::max,
        (hook, grant) -> hook.planet(table, grant, planet, purpose));
  }

  /** The value of each trade good. Rules: resources.3, influence.3. */
  public int tradeGood() {
    return Amount.of(hooks, 1, Math::max, (hook, grant) -> hook.tradeGood(table, grant, purpose));
  }
}
