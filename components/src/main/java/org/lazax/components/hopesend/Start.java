package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** The three counters of a player are put on one home planet. Rule: hopes_end.3. */
final class Start extends Fate {
  static final String NAME = "start";

  Start(LeaderCounterId leader) {
    super(leader, NAME);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime occurrence, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> HomePlanets.of(table, grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
    chosen
        .one(PLANET)
        .map(PlanetId::new)
        .ifPresent(planet -> {
          List<LeaderCounterId> leaders = Fates.leaders(draft.table(), grant.user());
          Faces.deal(draft, grant.user(), leaders);
          draft.add(new LeadersPlaced(grant.user(), leaders, planet));
        });
  }
}
