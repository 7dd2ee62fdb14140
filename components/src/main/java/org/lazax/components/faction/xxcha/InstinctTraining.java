package org.lazax.components.faction.xxcha;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * The owner exhausts the card and spends a strategy token to cancel an action card of another
 * player. Rules: technology/instinct_training.N1 to technology/instinct_training.N8.1.
 */
public final class InstinctTraining extends Card<CardPlayed> {
  private static final TechnologyId CARD = new TechnologyId("instinct_training");

  public InstinctTraining() {
    super(Kind.TECHNOLOGY, CardPlayed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CardPlayed played) {
    return !played.player().equals(grant.user())
        && grant.isReady(table)
        && StrategyTokens.has(table, grant.user(), 1);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardPlayed played, Chosen soFar) {
    return StrategyTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardPlayed played, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    StrategyTokens.spend(draft, grant.user(), chosen);
    Effect.cancel(draft, played);
  }
}
