package org.lazax.game.actionphase;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.TurnPassed;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/**
 * Gives turns in initiative order to the players who have not passed, until all have. Rules:
 * action_phase.0, action_phase.3, active_player.2.
 */
public final class ActionPhaseConductor
    extends NonInteractiveConductor<GameState, Table, ActionPhase> {

  public ActionPhaseConductor() {
    super(ActionPhase.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ActionPhase phase) {
    Table table = draft.table();
    List<Seat> passed =
        turnPassed(table)
            ? Copies.with(phase.passed(), phase.progress().turn().orElseThrow())
            : phase.passed();
    next(table, passed, phase.progress().after())
        .ifPresentOrElse(
            seat -> {
              draft.change(phase.inTurn(passed, seat, Initiative.of(table, seat)));
              draft.call(new Turn(seat));
            },
            draft::close);
  }

  private static boolean turnPassed(Table table) {
    return table
        .kernel()
        .frame()
        .flatMap(Frame::returned)
        .filter(TurnPassed.class::isInstance)
        .isPresent();
  }

  private static Optional<Seat> next(Table table, List<Seat> passed, int after) {
    List<Seat> left =
        Initiative.order(table).stream().filter(seat -> !passed.contains(seat)).toList();
    return left.stream()
        .filter(seat -> Initiative.of(table, seat) > after)
        .findFirst()
        .or(() -> left.stream().findFirst());
  }
}
