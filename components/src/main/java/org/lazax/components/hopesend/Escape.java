package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Its owner puts it on a planet. Rules: hopes_end.12.1, hopes_end.N17. */
final class Escape extends Fate {
  static final String NAME = "escape";

  Escape(LeaderCounterId leader) {
    super(leader, NAME);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime occurrence, Chosen soFar) {
    List<PlanetId> refuges = Fates.refuges(table, grant.user());
    return refuges.isEmpty()
        ? Optional.empty()
        : Ask.once(PLANET, soFar, () -> refuges)
            .map(ask -> ask.ifSilent(List.of(refuges.getFirst())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
    chosen
        .one(PLANET)
        .map(PlanetId::new)
        .ifPresent(planet -> draft.add(new LeadersPlaced(grant.user(), List.of(leader()), planet)));
  }
}
