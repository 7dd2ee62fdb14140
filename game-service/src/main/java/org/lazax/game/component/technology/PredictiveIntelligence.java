package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.TurnEnds;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.procedure.StrategyCardProcedure.Redistribute;
import org.lazax.table.technology.TechnologiesExhausted;

/** At the end of one's turn the command tokens of the sheet are laid anew. */
final class PredictiveIntelligence implements Ability<TurnEnds> {
  private static final TechnologyId CARD = new TechnologyId("predictive_intelligence");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/predictive_intelligence#tokens");
  }

  @Override
  public Class<TurnEnds> moment() {
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
}
