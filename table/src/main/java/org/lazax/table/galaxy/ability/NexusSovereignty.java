package org.lazax.table.galaxy.ability;

import java.util.Optional;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/**
 * A law: nobody moves through the alpha and beta wormholes of the nexus; what they make adjacent
 * stays so. Rules: agenda/nexus_sovereignty.N2-N4.
 */
final class NexusSovereignty implements PassageHooks {
  @Override
  public boolean closes(Sight sight, Passage passage, SystemId one, SystemId other) {
    return (passage.isThrough(Wormhole.ALPHA) || passage.isThrough(Wormhole.BETA))
        && (isNexus(sight, one) || isNexus(sight, other));
  }

  private static boolean isNexus(Sight sight, SystemId system) {
    return sight
        .table()
        .galaxy()
        .tile(system)
        .role()
        .equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_ACTIVE));
  }
}
