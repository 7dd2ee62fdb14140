package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.PassageHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships cannot move through alpha and beta wormholes. Systems that are adjacent through them stay
 * adjacent. With the outcome Against, all PDS in and next to systems with wormholes are destroyed.
 * Rules: agenda/enforced_travel_ban.N2 to agenda/enforced_travel_ban.N6.
 */
public final class EnforcedTravelBan implements Component, PassageHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/enforced_travel_ban");
  }

  @Override
  public boolean closes(GalaxyHookView sight, Passage passage, SystemId one, SystemId other) {
    return passage.isThrough(Wormhole.ALPHA) || passage.isThrough(Wormhole.BETA);
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (!outcome.equals(AgendaOutcome.AGAINST)) {
      return;
    }
    LostUnits lost = new LostUnits();
    for (SystemId system : near(Starmap.of(draft.table()), draft.table())) {
      draft
          .table()
          .units()
          .in(system)
          .forEach((place, stacks) ->
              lost.add(
                  place, stacks.stream().filter(stack -> stack.type() == UnitType.PDS).toList()));
    }
    lost.destroy(draft, Optional.empty());
  }

  private static Set<SystemId> near(Starmap map, Table table) {
    Set<SystemId> near = new TreeSet<>();
    for (SystemId system : table.galaxy().systems()) {
      if (!map.wormholes(system).isEmpty()) {
        near.add(system);
        near.addAll(map.adjacent(system));
      }
    }
    return near;
  }
}
