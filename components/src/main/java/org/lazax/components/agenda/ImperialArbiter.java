package org.lazax.components.agenda;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.components.card.StrategyCardSwap;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseEnds;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * At the end of the strategy phase, the owner may discard the law to swap one of its strategy cards
 * with one of another player. Rules: agenda/imperial_arbiter.N1, agenda/imperial_arbiter.N2.
 */
public final class ImperialArbiter extends Card<StrategyPhaseEnds> {
  private static final AgendaId LAW = new AgendaId("imperial_arbiter");

  public ImperialArbiter() {
    super(Kind.AGENDA, StrategyPhaseEnds.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseEnds ends) {
    return StrategyCardSwap.isPossible(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseEnds ends, Chosen soFar) {
    return StrategyCardSwap.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StrategyPhaseEnds ends, Chosen chosen) {
    draft.addAll(Laws.leave(draft.table(), LAW));
    draft.add(StrategyCardSwap.of(draft.table(), grant.user(), chosen));
  }
}
