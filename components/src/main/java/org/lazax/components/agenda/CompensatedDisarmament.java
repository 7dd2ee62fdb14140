package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Destroys all ground forces on the elected planet. The player who controls it gains one trade good
 * for each, all at once. Rules: agenda/compensated_disarmament.N1 to
 * agenda/compensated_disarmament.N4.1.
 */
public final class CompensatedDisarmament implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/compensated_disarmament");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    Table table = draft.table();
    PlanetId planet = new PlanetId(outcome.value());
    List<UnitStack> forces =
        table
            .galaxy()
            .systemOf(planet)
            .map(system -> table.units().at(Place.on(system, planet)))
            .orElse(List.of())
            .stream()
            .filter(stack -> Stats.of(table, stack).isGroundForce())
            .toList();
    if (!forces.isEmpty()) {
      Place place = Place.on(table.galaxy().systemOf(planet).orElseThrow(), planet);
      DestroyedUnits.destroy(draft, place, forces, Optional.empty());
      int count = forces.stream().mapToInt(UnitStack::count).sum();
      table.planets().controller(planet).ifPresent(seat -> Gains.goods(draft, seat, count));
    }
  }
}
