package org.lazax.components.faction.naazrokha;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/** The owner may explore a planet that it has gained from another player. */
final class DartAndTai extends Card<PlanetTaken> {
  DartAndTai() {
    super(Kind.LEADER, PlanetTaken.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTaken taken) {
    return taken.gainer().equals(grant.user())
        && taken.loser().isPresent()
        && Exploration.isPossible(table, taken.planet());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
    Exploration.explore(draft, grant.user(), taken.planet());
  }
}
