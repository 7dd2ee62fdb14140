package org.lazax.game.component.technology;

import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.game.ability.ProductionHooks;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * A supernova with own units produces as if it were one of them. Rule:
 * technology/magmus_reactor.N3.
 */
public final class MagmusReactor implements ProductionHooks {
  private static final int PRODUCTION = 5;

  @Override
  public int limit(Table table, Grant grant, Production production, Place place, int limit) {
    boolean supernova =
        place.isSpace()
            && production.dock().isEmpty()
            && table.galaxy().is(place.system(), Anomaly.SUPERNOVA)
            && !table.units().at(place, grant.user()).isEmpty();
    return supernova ? limit + PRODUCTION : limit;
  }
}
