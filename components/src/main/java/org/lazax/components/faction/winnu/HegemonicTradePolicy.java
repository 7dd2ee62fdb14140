package org.lazax.components.faction.winnu;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** As long as its use lasts, one planet's resources and influence are exchanged. */
public final class HegemonicTradePolicy implements Component, PaymentHooks {
  /** What its use keeps: the planet. */
  public static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/hegemonic_trade_policy");
  }

  @Override
  public Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    boolean exchanged =
        Lasting.param(table, grant, PLANET).filter(planet.value()::equals).isPresent();
    if (!exchanged) {
      return Change.NONE;
    }
    return switch (purpose) {
      case RESOURCES -> Change.becomes(Purpose.INFLUENCE.of(table, planet));
      case INFLUENCE -> Change.becomes(Purpose.RESOURCES.of(table, planet));
    };
  }
}
