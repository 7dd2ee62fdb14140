package org.lazax.components.faction.naazrokha;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.Explored;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * A planet that the owner has explored is readied, once its card is resolved. Rule:
 * technology/pre_fab_arcologies.N1.
 */
final class PreFabArcologies extends Card<Explored> {
  PreFabArcologies() {
    super(Kind.TECHNOLOGY, Explored.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, Explored explored) {
    return explored.explorer().equals(grant.user())
        && explored
            .place()
            .planet()
            .filter(planet -> isExhausted(table, grant.user(), planet))
            .isPresent();
  }

  private static boolean isExhausted(Table table, Seat seat, PlanetId planet) {
    return table.planets().controls(seat, planet) && !table.planets().readied(seat, planet);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, Explored explored, Chosen chosen) {
    PlanetId planet = explored.place().planet().orElseThrow();
    draft.add(new PlanetsReadied(grant.user(), List.of(planet)));
  }
}
