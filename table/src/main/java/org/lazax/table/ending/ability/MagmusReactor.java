package org.lazax.table.ending.ability;

import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.grants.Grant;
import org.lazax.table.units.Place;

/** A supernova with any own unit produces. Rule: technology/magmus_reactor.N3. */
final class MagmusReactor implements SurvivalHooks {
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
}
