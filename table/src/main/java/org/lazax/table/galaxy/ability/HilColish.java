package org.lazax.table.galaxy.ability;

import java.util.EnumSet;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.galaxy.SystemId;

/**
 * The system of the Creuss flagship has a delta wormhole, which travels along. Rules:
 * unit/hil_colish.N1, unit/hil_colish.N2.
 */
final class HilColish implements GalaxyHooks {
  @Override
  public Set<Wormhole> opens(Sight sight, SystemId system) {
    return sight.stands(UnitType.FLAGSHIP, system)
        ? EnumSet.of(Wormhole.DELTA)
        : EnumSet.noneOf(Wormhole.class);
  }
}
