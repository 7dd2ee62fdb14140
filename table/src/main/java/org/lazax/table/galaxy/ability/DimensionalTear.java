package org.lazax.table.galaxy.ability;

import java.util.EnumSet;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.galaxy.SystemId;

/**
 * The system of a space dock of the Vuil'raith Cabal is a gravity rift, for as long as the dock
 * stands. Rules: unit/dimensional_tear_i.N1, unit/dimensional_tear_i.N3,
 * unit/dimensional_tear_i.N6.
 */
final class DimensionalTear implements GalaxyHooks {
  @Override
  public Set<Anomaly> distorts(Sight sight, SystemId system) {
    return sight.stands(UnitType.SPACE_DOCK, system)
        ? EnumSet.of(Anomaly.GRAVITY_RIFT)
        : EnumSet.noneOf(Anomaly.class);
  }
}
