package org.lazax.components.relic;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaPhaseBegins;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * At the start of the agenda phase, the owner purges it and exhausts all its planets to gain a
 * technology of its choice, whatever the prerequisites. Rule: relic/maw_of_worlds.N1.
 */
public final class MawOfWorlds extends RelicCard<AgendaPhaseBegins> {
  private static final String TECHNOLOGY = "technology";

  public MawOfWorlds() {
    super(AgendaPhaseBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaPhaseBegins begins) {
    return !technologies(table, grant).isEmpty();
  }

  private static List<TechnologyId> technologies(Table table, Grant grant) {
    return TechnologyDeck.of(table, grant.user()).stream().map(Technology::id).toList();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.ALL_READIED_PLANETS, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AgendaPhaseBegins begins, Chosen soFar) {
    return Ask.once(TECHNOLOGY, soFar, () -> technologies(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaPhaseBegins begins, Chosen chosen) {
    purge(draft, grant);
    List<PlanetId> readied = draft.table().planets().readiedOf(grant.user());
    if (!readied.isEmpty()) {
      draft.add(new PlanetsExhausted(grant.user(), readied));
    }
    Gains.technology(draft, grant.user(), new TechnologyId(chosen.one(TECHNOLOGY).orElseThrow()));
  }
}
