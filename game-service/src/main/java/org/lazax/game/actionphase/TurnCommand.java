package org.lazax.game.actionphase;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.galaxy.SystemId;

/** What a player does with a turn: one action, or pass. Rule: action_phase.1. */
public sealed interface TurnCommand extends Command {
  /** A tactical action begins: a token from the tactic pool goes into the system. */
  @JsonClassDescription(
      "Begins a tactical action: places a command token from the tactic pool in a " + "system.")
  @WireType("game.activate-system")
  record ActivateSystem(
      @JsonPropertyDescription("The activated system.") SystemId system,
      @JsonPropertyDescription(
              "The influence that is paid, where something of another player asks for it.")
          @OmittedByDefault
          Optional<Payment> payment)
      implements TurnCommand {
    /** An activation for which nothing is paid. */
    public ActivateSystem(SystemId system) {
      this(system, Optional.empty());
    }
  }

  /** A strategic action begins with a readied strategy card of one's own. */
  @JsonClassDescription("Begins a strategic action.")
  @WireType("game.use-strategy-card")
  record UseStrategyCard(
      @JsonPropertyDescription("A readied strategy card of the player.") StrategyCardId card)
      implements TurnCommand {}

  /** No more turns in this phase; possible once one's strategy cards are exhausted. */
  @JsonClassDescription(
      "Passes for the rest of the action phase. Possible when all strategy cards of "
          + "the player are exhausted.")
  @WireType("game.pass")
  record Pass() implements TurnCommand {}

  /** No further action in this turn, where there may be one. */
  @JsonClassDescription("Ends the turn without a further action, where a further one is allowed.")
  @WireType("game.end-turn")
  record EndTurn() implements TurnCommand {}
}
