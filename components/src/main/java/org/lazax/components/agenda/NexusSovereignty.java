package org.lazax.components.agenda;

import java.util.Optional;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.PassageHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships cannot move through the alpha and beta wormholes of the wormhole nexus. Systems that are
 * adjacent through them stay adjacent. Rules: agenda/nexus_sovereignty.N2 to
 * agenda/nexus_sovereignty.N4.
 */
public final class NexusSovereignty implements Component, PassageHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/nexus_sovereignty");
  }

  @Override
  public Missing missing() {
    return Missing.part("Against: a gamma wormhole token in the system of Mecatol Rex");
  }

  @Override
  public boolean closes(GalaxyHookView sight, Passage passage, SystemId one, SystemId other) {
    return (passage.isThrough(Wormhole.ALPHA) || passage.isThrough(Wormhole.BETA))
        && (isNexus(sight, one) || isNexus(sight, other));
  }

  private static boolean isNexus(GalaxyHookView sight, SystemId system) {
    return sight
        .table()
        .galaxy()
        .tile(system)
        .role()
        .equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_ACTIVE));
  }
}
