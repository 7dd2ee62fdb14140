package org.lazax.components.exploration;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsReadied;

/** With a mech, or for an infantry, the player readies the planet. */
final class Expedition extends Hazard {
  Expedition() {
    super("expedition");
  }

  @Override
  void reward(Draft<?, Table> draft, Seat seat, CardRevealed revealed, Chosen chosen) {
    revealed
        .place()
        .planet()
        .filter(planet -> draft.table().planets().controls(seat, planet))
        .ifPresent(planet -> draft.add(new PlanetsReadied(seat, List.of(planet))));
  }
}
