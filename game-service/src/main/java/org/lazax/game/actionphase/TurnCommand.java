package org.lazax.game.actionphase;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** What a player does with a turn: one action, or pass. Rule: action_phase.1. */
public sealed interface TurnCommand extends Command {
  List<Class<?>> TYPES =
      List.of(ActivateSystem.class, UseStrategyCard.class, Pass.class, EndTurn.class);

  /** A tactical action begins: a token from the tactic pool goes into the system. */
  @WireType("game.activate-system")
  record ActivateSystem(SystemId system) implements TurnCommand {}

  /** A strategic action begins with a readied strategy card of one's own. */
  @WireType("game.use-strategy-card")
  record UseStrategyCard(StrategyCardId card) implements TurnCommand {}

  /** No more turns in this phase; possible once one's strategy cards are exhausted. */
  @WireType("game.pass")
  record Pass() implements TurnCommand {}

  /** No further action in this turn, where there may be one. */
  @WireType("game.end-turn")
  record EndTurn() implements TurnCommand {}
}
