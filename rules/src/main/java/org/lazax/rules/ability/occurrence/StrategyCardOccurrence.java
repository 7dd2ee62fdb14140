package org.lazax.rules.ability.occurrence;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** The abilities of strategy cards. */
public sealed interface StrategyCardOccurrence extends StandardOccurrence {
  /** A player has used the primary ability of a strategy card. */
  @WireType("primary-resolved")
  record PrimaryResolved(Seat active, StrategyCardId card) implements StrategyCardOccurrence {}

  /** A player may pay for the secondary ability of a strategy card. */
  @WireType("secondary-offered")
  record SecondaryOffered(Seat active, Seat follower, StrategyCardId card)
      implements StrategyCardOccurrence {}

  /** A player has used the secondary ability of a strategy card. */
  @WireType("secondary-resolved")
  record SecondaryResolved(Seat active, Seat follower, StrategyCardId card)
      implements StrategyCardOccurrence {}
}
