package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * The player exhausts a readied planet of another player outside of home systems and gains trade
 * goods by its resources. Rules: action_card/uprising.N1, action_card/uprising.N2.
 */
public final class Uprising extends ComponentActionCard {
  private static final String PLANET = "planet";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.seats().stream()
        .filter(seat -> !seat.equals(grant.user()))
        .flatMap(seat -> table.planets().readiedOf(seat).stream())
        .filter(planet -> !isAtHome(table, planet))
        .toList();
  }

  private static boolean isAtHome(Table table, PlanetId planet) {
    return table
        .galaxy()
        .systemOf(planet)
        .filter(system -> table.galaxy().tile(system).isHome())
        .isPresent();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Seat owner = draft.table().planets().controller(planet).orElseThrow();
    draft.add(new PlanetsExhausted(owner, List.of(planet)));
    int resources = PlanetFacts.of(draft.table(), planet).resources();
    if (resources > 0) {
      Gains.goods(draft, grant.user(), resources);
    }
  }
}
