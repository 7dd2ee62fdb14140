package org.lazax.table.galaxy.ability;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.galaxy.SystemId;

/**
 * The system of the Creuss flagship has a delta wormhole, which travels along. Rules:
 * unit/hil_colish.N1, unit/hil_colish.N2.
 */
final class HilColish implements GalaxyHooks {
  @Override
  public Map<SystemId, Set<Wormhole>> opens(Sight sight) {
    return sight.with(UnitType.FLAGSHIP).stream()
        .collect(Collectors.toMap(system -> system, _ -> EnumSet.of(Wormhole.DELTA)));
  }
}
