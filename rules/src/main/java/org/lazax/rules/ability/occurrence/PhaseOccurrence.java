package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** The beginning and the end of phases. */
public sealed interface PhaseOccurrence extends StandardOccurrence {
  /** The strategy phase begins. Nobody has chosen a strategy card yet. */
  @WireType("strategy-phase-begins")
  record StrategyPhaseBegins(Seat active) implements PhaseOccurrence {}

  /** All players have chosen their strategy cards. */
  @WireType("strategy-phase-ends")
  record StrategyPhaseEnds(Seat active) implements PhaseOccurrence {}

  /** The status phase begins. No objective is scored yet. */
  @WireType("status-phase-begins")
  record StatusPhaseBegins(Seat active) implements PhaseOccurrence {}

  /** The players are about to gain the command tokens of the status phase. */
  @WireType("gaining-command-tokens")
  record GainingCommandTokens(Seat active) implements PhaseOccurrence {}

  /** All steps of the status phase are over. */
  @WireType("status-phase-ends")
  record StatusPhaseEnds(Seat active) implements PhaseOccurrence {}

  /** All phases of the round are over. What lasts until the round ends still lasts. */
  @WireType("round-ends")
  record RoundEnds(Seat active) implements PhaseOccurrence {}
}
