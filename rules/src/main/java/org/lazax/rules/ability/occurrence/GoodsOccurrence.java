package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What happens to trade goods and commodities. */
public sealed interface GoodsOccurrence extends StandardOccurrence {
  /** A player has gained trade goods, all at once. */
  @WireType("goods-gained")
  record GoodsGained(Seat active, Seat gainer) implements GoodsOccurrence {}
}
