package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.PassageHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships cannot move through the alpha and beta wormholes of the wormhole nexus. Systems that are
 * adjacent through them stay adjacent. If it is voted down, the system of Mecatol Rex gets a gamma
 * wormhole. Rules: agenda/nexus_sovereignty.N2 to agenda/nexus_sovereignty.N4.
 */
public final class NexusSovereignty implements Component, PassageHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/nexus_sovereignty");
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

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      draft.add(new MarkersPlaced(Marker.GAMMA_WORMHOLE, List.of(SystemId.MECATOL_REX)));
    }
  }
}
