package org.lazax.game.actionphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.state.GameState;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.Turn.Progress.Step;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Table;

/**
 * Tactical actions that an effect grants within a turn. No token is placed, and the player may do
 * without. Rules: leader/zeu.N1, leader/zeu.N3, leader/zeu.N5.
 */
final class GrantedActions {
  private GrantedActions() {}

  static List<Option> options(Table table, Seat seat) {
    List<Option> options =
        new ArrayList<>(ActivationOptions.of(table, seat, Activation.free(table, seat)));
    options.add(Option.plain(new EndTurn()));
    return options;
  }

  static void answer(Draft<GameState, Table> draft, Turn turn, Command command) {
    switch (command) {
      case ActivateSystem activate -> {
        draft.change(turn.acting());
        TurnActions.activateForFree(draft, turn.seat(), activate);
      }
      case EndTurn _ -> draft.change(turn.at(Step.END));
      default ->
          draft.require(
              Optional.of(
                  Refusal.of(Refusal.NOT_AWAITED, "only a tactical action is granted")
                      .with("command", WireTypes.nameOf(command))));
    }
  }

  /** Whether the action is granted to the player whose turn it is. */
  static boolean isInOwnTurn(Table table, Turn turn) {
    return turn.progress().granted()
        && TurnTaken.seat(table).filter(turn.seat()::equals).isPresent();
  }

  /** What has ended the action of the player whose turn it is has ended its turn. */
  static void done(Draft<GameState, Table> draft, boolean ended) {
    if (ended
        && TurnTaken.frame(draft.table()).orElse(null) instanceof Frame(int id, Turn turn, var _)) {
      draft.add(new FrameChanged(id, turn.at(Step.END)));
    }
  }
}
