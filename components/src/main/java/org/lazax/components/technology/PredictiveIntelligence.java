package org.lazax.components.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.procedure.StrategyCardProcedure.Redistribute;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * At the end of its turn, the owner may exhaust the card to redistribute its command tokens. When
 * it votes, it may cast three more votes; if their outcome is not the result, the card is
 * exhausted.
 */
public final class PredictiveIntelligence implements Component, Ability<TurnEnds>, VoteHooks {
  private static final int VOTES = 3;
  private static final TechnologyId CARD = new TechnologyId("predictive_intelligence");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/predictive_intelligence#tokens");
  }

  @Override
  public Class<TurnEnds> trigger() {
    return TurnEnds.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnEnds turn) {
    return turn.active().equals(grant.user()) && grant.isReady(table);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.call(new Redistribute(grant.user()));
  }

  @Override
  public int offered(Table table, Grant grant) {
    return grant.isReady(table) ? VOTES : 0;
  }
}
