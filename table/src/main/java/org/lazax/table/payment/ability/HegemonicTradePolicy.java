package org.lazax.table.payment.ability;

import org.lazax.catalog.id.PlanetId;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.payment.Purpose;

/** As long as its use lasts, one planet's resources and influence are exchanged. */
public final class HegemonicTradePolicy implements PaymentHooks {
  /** What its use keeps: the planet. */
  public static final String PLANET = "planet";

  @Override
  public int planet(Table table, Grant grant, PlanetId planet, Purpose purpose, int worth) {
    boolean exchanged =
        Lasting.param(table, grant, PLANET).filter(planet.value()::equals).isPresent();
    if (!exchanged) {
      return worth;
    }
    return switch (purpose) {
      case RESOURCES -> Purpose.INFLUENCE.of(table, planet);
      case INFLUENCE -> Purpose.RESOURCES.of(table, planet);
    };
  }
}
