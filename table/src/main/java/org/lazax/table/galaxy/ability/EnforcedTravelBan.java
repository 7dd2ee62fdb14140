package org.lazax.table.galaxy.ability;

import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/**
 * A law: nobody moves through alpha and beta wormholes; what they make adjacent stays so. Rules:
 * agenda/enforced_travel_ban.N2-N5.
 */
final class EnforcedTravelBan implements PassageHooks {
  @Override
  public boolean closes(Sight sight, Passage passage, SystemId one, SystemId other) {
    return passage.isThrough(Wormhole.ALPHA) || passage.isThrough(Wormhole.BETA);
  }
}
