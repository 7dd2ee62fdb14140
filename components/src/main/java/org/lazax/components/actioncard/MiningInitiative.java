package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player gains trade goods by the resources of a planet that it controls and does not exhaust.
 * Rules: action_card/mining_initiative.N1, action_card/mining_initiative.N2.
 */
public final class MiningInitiative extends ComponentActionCard {
  private static final String PLANET = "planet";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !table.planets().of(grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> table.planets().of(grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    int resources = PlanetFacts.of(draft.table(), planet).resources();
    if (resources > 0) {
      Gains.goods(draft, grant.user(), resources);
    }
  }
}
