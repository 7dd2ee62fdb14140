package org.lazax.table.galaxy.ability;

import java.util.Set;
import org.lazax.table.galaxy.SystemId;

/**
 * To the Ghosts of Creuss all systems with an alpha or beta wormhole are adjacent to each other, so
 * what closes wormholes does not concern them. Rules: faction_ability/quantum_entanglement.N1,
 * agenda/enforced_travel_ban.N1, agenda/nexus_sovereignty.N1.
 */
final class QuantumEntanglement implements GalaxyHooks {
  @Override
  public Set<SystemId> joins(Sight sight) {
    return sight.isOwners() ? sight.withAlphaOrBeta() : Set.of();
  }
}
