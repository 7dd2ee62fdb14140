package org.lazax.components.faction.muaat;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionNote;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * For a token of the owner's fleet pool, the player gains the technology of war suns. Rule:
 * promissory_note/fires_of_the_gashlai.N1.
 */
public final class FiresOfTheGashlai extends ActionNote {
  private static final TechnologyId WAR_SUN = new TechnologyId("war_sun");

  @Override
  public boolean possible(Table table, Grant grant) {
    return !table.player(grant.user()).owns(WAR_SUN)
        && table.player(owner(table, grant)).tokens().fleet() > 0;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.ofOwner(Means.FLEET_TOKEN, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat owner = owner(draft.table(), grant);
    draft.add(new TokensMoved(owner, Pool.FLEET, Pool.REINFORCEMENTS, 1));
    Gains.technology(draft, grant.user(), WAR_SUN);
  }
}
