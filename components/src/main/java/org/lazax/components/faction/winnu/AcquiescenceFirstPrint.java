package org.lazax.components.faction.winnu;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.components.card.StrategyCardSwap;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseEnds;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The first print: at the end of the strategy phase, the player swaps one of its strategy cards
 * with one of the owner. Rules: promissory_note/acquiescence.original.N1,
 * promissory_note/acquiescence.original.N2.
 */
final class AcquiescenceFirstPrint extends NoteCard<StrategyPhaseEnds> {
  AcquiescenceFirstPrint() {
    super(StrategyPhaseEnds.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseEnds ends) {
    return StrategyCardSwap.isPossible(table, grant.user(), with(table, grant));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseEnds ends, Chosen soFar) {
    return StrategyCardSwap.asks(table, grant.user(), with(table, grant), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StrategyPhaseEnds ends, Chosen chosen) {
    draft.add(StrategyCardSwap.of(draft.table(), grant.user(), chosen));
  }

  private List<Seat> with(Table table, Grant grant) {
    return List.of(owner(table, grant));
  }
}
