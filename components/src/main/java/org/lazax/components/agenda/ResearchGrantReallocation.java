package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.tokens.Pool;

/**
 * The elected player gains any technology and removes a token from its fleet pool for each
 * prerequisite on the card. Rules: agenda/research_grant_reallocation.N1 to
 * agenda/research_grant_reallocation.N2.1.
 */
public final class ResearchGrantReallocation extends AgendaChoices {
  private static final String TECHNOLOGY = "technology";

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    Seat elected = Outcomes.elected(happens.outcome());
    List<TechnologyId> deck =
        TechnologyDeck.of(table, elected).stream().map(Technology::id).toList();
    return soFar.has(TECHNOLOGY) || deck.isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.one(TECHNOLOGY, deck).chosenBy(elected));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    Seat elected = Outcomes.elected(happens.outcome());
    chosen
        .one(TECHNOLOGY)
        .map(TechnologyId::new)
        .ifPresent(technology -> gain(draft, elected, technology));
  }

  private static void gain(Draft<?, Table> draft, Seat seat, TechnologyId technology) {
    int prerequisites =
        draft.table().catalog().technology(technology).prerequisites().values().stream()
            .mapToInt(Integer::intValue)
            .sum();
    PoolTokens.remove(draft, seat, Pool.FLEET, prerequisites);
    Gains.technology(draft, seat, technology);
  }
}
