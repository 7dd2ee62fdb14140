package org.lazax.components.agenda;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.tokens.ReserveTokens;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.galaxy.SystemId;

/**
 * All systems with an alpha or beta wormhole are adjacent to each other for all players, also if
 * something closes wormholes. If it is voted down, each player places command tokens in the systems
 * with wormholes and ships of its own. Rules: agenda/wormhole_reconstruction.N1,
 * agenda/wormhole_reconstruction.N2.
 */
public final class WormholeReconstruction implements Component, GalaxyHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/wormhole_reconstruction");
  }

  @Override
  public Set<SystemId> joins(GalaxyHookView sight) {
    return sight.withAlphaOrBeta();
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      for (Seat seat : Voters.inOrder(draft.table())) {
        ReserveTokens.place(draft, seat, wormholesWithShips(draft.table(), seat));
      }
    }
  }

  private static List<SystemId> wormholesWithShips(Table table, Seat seat) {
    Starmap map = Starmap.of(table);
    return table.galaxy().systems().stream()
        .filter(system -> !map.wormholes(system).isEmpty())
        .filter(system -> !table.units().ships(system, seat).isEmpty())
        .toList();
  }
}
