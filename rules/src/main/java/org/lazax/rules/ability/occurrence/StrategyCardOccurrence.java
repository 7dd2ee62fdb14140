package org.lazax.rules.ability.occurrence;

import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.StrategyPhase;

/** The abilities of strategy cards. */
public sealed interface StrategyCardOccurrence extends StandardOccurrence {
  /**
   * A player has named the strategy card that it chooses in the strategy phase. It has not taken
   * the card yet. Nobody has a turn: the active player is the speaker.
   *
   * @param choice the player who chooses, the card, and the player who gets it
   */
  @WireType("strategy-card-chosen")
  record StrategyCardChosen(Seat active, StrategyPhase.Choice choice)
      implements StrategyCardOccurrence {}

  /** A player has declared a strategic action. Nothing of it is resolved. */
  @WireType("strategic-action-declared")
  record StrategicActionDeclared(Seat active, StrategyCardId card)
      implements StrategyCardOccurrence {}

  /** The players are about to return their strategy cards at the end of the status phase. */
  @WireType("returning-strategy-cards")
  record ReturningStrategyCards(Seat active) implements StrategyCardOccurrence {}

  /** A player has gained a victory point by Imperial for Mecatol Rex. */
  @WireType("imperial-point-gained")
  record ImperialPointGained(Seat active, Seat gainer) implements StrategyCardOccurrence {}

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
