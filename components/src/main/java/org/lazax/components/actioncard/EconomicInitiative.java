package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * The player readies all its cultural planets. It can play the card without any. Rule:
 * action_card/economic_initiative.N1.
 */
public final class EconomicInitiative extends ComponentActionCard {
  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    List<PlanetId> readied =
        ControlledPlanets.exhausted(table, grant.user()).stream()
            .filter(planet -> PlanetFacts.of(table, planet).traits().contains(Trait.CULTURAL))
            .toList();
    if (!readied.isEmpty()) {
      draft.add(new PlanetsReadied(grant.user(), readied));
    }
  }
}
