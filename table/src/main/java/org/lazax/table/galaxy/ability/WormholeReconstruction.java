package org.lazax.table.galaxy.ability;

import java.util.EnumSet;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.SystemId;

/**
 * A law: all systems with an alpha or beta wormhole are adjacent to each other. Rule:
 * agenda/wormhole_reconstruction.N1.
 */
final class WormholeReconstruction implements GalaxyHooks {
  private static final Set<Wormhole> BOTH = EnumSet.of(Wormhole.ALPHA, Wormhole.BETA);

  @Override
  public boolean links(Sight sight, SystemId one, SystemId other) {
    return sight.hasAny(one, BOTH) && sight.hasAny(other, BOTH);
  }
}
