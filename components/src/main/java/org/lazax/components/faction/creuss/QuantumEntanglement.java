package org.lazax.components.faction.creuss;

import java.util.Set;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * For the owner, all systems with an alpha or beta wormhole are adjacent to each other. So effects
 * that close wormholes do not concern the owner. Rules: faction_ability/quantum_entanglement.N1,
 * agenda/enforced_travel_ban.N1, agenda/nexus_sovereignty.N1.
 */
public final class QuantumEntanglement implements Component, GalaxyHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/quantum_entanglement");
  }

  @Override
  public Set<SystemId> joins(GalaxyHookView sight) {
    return sight.isOwners() ? sight.withAlphaOrBeta() : Set.of();
  }
}
