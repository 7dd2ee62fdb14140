package org.lazax.rules.ability.occurrence;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;

/** What happens to trade goods, commodities and command tokens. */
public sealed interface GoodsOccurrence extends StandardOccurrence {
  /**
   * A player has gained trade goods, all at once.
   *
   * @param supply how many came from the supply; empty if they came from anywhere else
   */
  @WireType("goods-gained")
  record GoodsGained(Seat active, Seat gainer, @OmittedByDefault Optional<Integer> supply)
      implements GoodsOccurrence {

    /** A gain of trade goods that did not come from the supply. */
    public GoodsGained(Seat active, Seat gainer) {
      this(active, gainer, Optional.empty());
    }
  }

  /** A player has replenished its commodities, also if none was missing. Rule: commodities.N2. */
  @WireType("commodities-replenished")
  record CommoditiesReplenished(Seat active, Seat player) implements GoodsOccurrence {}

  /** A player has resolved a transaction. It happens for each of the two. */
  @WireType("transaction-resolved")
  record TransactionResolved(Seat active, Seat player, Seat partner) implements GoodsOccurrence {}

  /** A player has spent one token from its strategy pool. */
  @WireType("strategy-token-spent")
  record StrategyTokenSpent(Seat active, Seat player) implements GoodsOccurrence {}
}
