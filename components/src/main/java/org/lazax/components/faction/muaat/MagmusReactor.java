package org.lazax.components.faction.muaat;

import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.rules.ending.SurvivalHooks;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The owner's ships can move into supernovas. Each supernova with a unit of the owner has
 * PRODUCTION 5.
 */
public final class MagmusReactor extends SupernovaPassage
    implements ProductionHooks, SurvivalHooks {
  private static final int PRODUCTION = 5;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/magmus_reactor");
  }

  /**
   * A player is not eliminated while this is true: it can produce in a supernova. Rule:
   * technology/magmus_reactor.N3.
   */
  @Override
  public boolean survives(Table table, Grant grant) {
    for (SystemId system : table.galaxy().systems()) {
      if (table.galaxy().is(system, Anomaly.SUPERNOVA)
          && !table.units().at(Place.space(system), grant.user()).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The supernova produces as if it were a unit. Rule: technology/magmus_reactor.N3. */
  @Override
  public Change limit(Table table, Grant grant, Production production, Place place) {
    boolean supernova =
        place.isSpace()
            && production.isOf(place)
            && table.galaxy().is(place.system(), Anomaly.SUPERNOVA)
            && !table.units().at(place, grant.user()).isEmpty();
    return supernova ? Change.plus(PRODUCTION) : Change.NONE;
  }
}
