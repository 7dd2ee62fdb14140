package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.rules.procedure.StrategyCardProcedure.FreeFollowers;
import org.lazax.rules.procedure.StrategyCardProcedure.Primary;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.StrategyCardExhausted;

/**
 * Runs a strategic action: the primary ability, then the secondary ability for each other player
 * from the active player's left, also for those who have passed. Then the card is exhausted. Rules:
 * strategic_action.1, strategic_action.2, action_phase.3.2.
 */
public final class StrategicActionConductor
    extends NonInteractiveConductor<GameState, Table, StrategicAction> {

  public StrategicActionConductor() {
    super(StrategicAction.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, StrategicAction action) {
    if (!action.progress().primaryDone()) {
      draft.change(action.primaryDone());
      draft.call(new Primary(action.seat(), action.card()));
    } else if (chosen(draft.table()).isPresent()) {
      follow(draft, action.free(chosen(draft.table()).get()));
    } else {
      follow(draft, action);
    }
  }

  /**
   * The players who follow without cost, if the primary ability has just returned them. Rule:
   * trade.4.
   */
  private static Optional<List<Seat>> chosen(Table table) {
    return table
        .kernel()
        .frame()
        .flatMap(Frame::returned)
        .filter(FreeFollowers.class::isInstance)
        .map(outcome -> ((FreeFollowers) outcome).seats());
  }

  private static void follow(Draft<GameState, Table> draft, StrategicAction action) {
    List<Seat> left =
        action.progress().left().stream()
            .dropWhile(seat -> !follows(draft.table(), action, seat))
            .toList();
    if (left.isEmpty()) {
      finish(draft, action);
    } else {
      Seat seat = left.getFirst();
      draft.change(action.leaving(left.subList(1, left.size())));
      draft.call(new Secondary(seat, action.card(), action.progress().free().contains(seat)));
    }
  }

  private static boolean follows(Table table, StrategicAction action, Seat seat) {
    boolean free = action.progress().free().contains(seat);
    return SecondaryConductor.isUsable(table, new Secondary(seat, action.card(), free));
  }

  private static void finish(Draft<GameState, Table> draft, StrategicAction action) {
    if (draft.table().player(action.seat()).strategyCards().containsKey(action.card())) {
      draft.add(new StrategyCardExhausted(action.seat(), action.card()));
    }
    draft.close();
  }
}
