package org.lazax.components.actioncard;

import org.lazax.catalog.galaxy.Trait;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player gains a trade good for each of its industrial planets. It can play the card without
 * any. Rule: action_card/industrial_initiative.N1.
 */
public final class IndustrialInitiative extends ComponentActionCard {
  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    long industrial =
        table.planets().of(grant.user()).stream()
            .filter(planet -> PlanetFacts.of(table, planet).traits().contains(Trait.INDUSTRIAL))
            .count();
    if (industrial > 0) {
      Gains.goods(draft, grant.user(), (int) industrial);
    }
  }
}
