package org.lazax.components.faction.hacan;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.components.card.StrategyCardSwap;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseEnds;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.strategy.StrategyCardsSwapped;

/**
 * At the end of the strategy phase, the owner may spend a strategy token and give another player
 * three trade goods, to swap a strategy card with that player. Rules:
 * technology/quantum_datahub_node.N1 to technology/quantum_datahub_node.N3.
 */
public final class QuantumDatahubNode extends Card<StrategyPhaseEnds> {
  private static final int GOODS = 3;

  public QuantumDatahubNode() {
    super(Kind.TECHNOLOGY, StrategyPhaseEnds.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseEnds ends) {
    return StrategyTokens.has(table, grant.user(), 1)
        && SpendableGoods.of(table, grant.user()) >= GOODS
        && StrategyCardSwap.isPossible(table, grant.user());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1), UseCost.of(Means.TRADE_GOOD, GOODS));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseEnds ends, Chosen soFar) {
    return StrategyCardSwap.asks(table, grant.user(), soFar)
        .or(() -> StrategyTokens.asks(table, grant.user(), soFar));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StrategyPhaseEnds ends, Chosen chosen) {
    StrategyCardsSwapped swap = StrategyCardSwap.of(draft.table(), grant.user(), chosen);
    StrategyTokens.spend(draft, grant.user(), chosen);
    draft.addAll(SpendableGoods.spent(draft.table(), grant.user(), GOODS));
    draft.add(swap);
    Gains.othersGoods(draft, swap.with(), GOODS);
  }
}
