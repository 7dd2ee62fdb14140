package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.units.Place;

/**
 * A hazardous planet is exhausted, and three infantry on it are destroyed, or all if there are
 * fewer. Rules: action_card/unstable_planet.N1, action_card/unstable_planet.N2.
 */
public final class UnstablePlanet extends ComponentActionCard {
  private static final String PLANET = "planet";
  private static final int INFANTRY = 3;

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table).isEmpty();
  }

  private static List<PlanetId> planets(Table table) {
    return table.galaxy().systems().stream()
        .flatMap(system -> table.galaxy().planets(system).stream())
        .filter(planet -> PlanetFacts.of(table, planet).traits().contains(Trait.HAZARDOUS))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(table.galaxy().systemOf(planet).orElseThrow(), planet);
    table
        .planets()
        .controller(planet)
        .filter(seat -> table.planets().readied(seat, planet))
        .ifPresent(seat -> draft.add(new PlanetsExhausted(seat, List.of(planet))));
    DestroyedUnits.destroy(
        draft, place, InfantryOn.some(table, place, INFANTRY), Optional.of(grant.user()));
  }
}
