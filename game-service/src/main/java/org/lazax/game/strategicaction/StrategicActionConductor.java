package org.lazax.game.strategicaction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.UnaskedConductor;
import org.lazax.game.Game;
import org.lazax.game.strategicaction.StrategyCards.Abilities;
import org.lazax.table.Table;
import org.lazax.table.procedure.GameProcedure.StrategicAction;
import org.lazax.table.strategy.StrategyCardExhausted;

/**
 * The primary, then the secondary for each other player from the active player's left, also those
 * who have passed; then the card is exhausted. Rules: strategic_action.1, strategic_action.2,
 * action_phase.3.2.
 */
public final class StrategicActionConductor extends UnaskedConductor<Game, Table, StrategicAction> {

  public StrategicActionConductor() {
    super(StrategicAction.class);
  }

  /** Uses a readied card of one's own. Rules: strategic_action.0, strategy_card.3. */
  public static void begin(Draft<Game, Table> draft, Seat seat, StrategyCardId card) {
    draft.require(check(draft.table(), seat, card));
    draft.call(new StrategicAction(seat, card, false, othersFrom(draft.table(), seat)));
  }

  private static Optional<Refusal> check(Table table, Seat seat, StrategyCardId card) {
    Boolean exhausted = table.player(seat).strategyCards().get(card);
    if (exhausted == null) {
      return Optional.of(
          Refusal.rule("strategy_card.3", "that strategy card is not this player's")
              .with("card", card));
    }
    return exhausted
        ? Optional.of(
            Refusal.rule("strategic_action.0", "that strategy card is exhausted")
                .with("card", card))
        : Optional.empty();
  }

  /** The others, clockwise from this player's left. */
  private static List<Seat> othersFrom(Table table, Seat seat) {
    List<Seat> order = new ArrayList<>(table.clockwiseFrom(seat));
    order.remove(seat);
    return order;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, StrategicAction action) {
    Optional<Abilities> abilities = StrategyCards.of(action.card());
    if (abilities.isEmpty()) {
      finish(draft, action);
    } else if (!action.primaryDone()) {
      draft.change(new StrategicAction(action.seat(), action.card(), true, action.left()));
      draft.call(abilities.get().primary().of(action.seat()));
    } else {
      follow(draft, action, abilities.get());
    }
  }

  private static void follow(
      Draft<Game, Table> draft, StrategicAction action, Abilities abilities) {
    List<Seat> left =
        action.left().stream()
            .dropWhile(seat ->
                draft.table().player(seat).eliminated()
                    || !abilities.mayFollow().test(draft.table(), seat))
            .toList();
    if (left.isEmpty()) {
      finish(draft, action);
    } else {
      draft.change(
          new StrategicAction(action.seat(), action.card(), true, left.subList(1, left.size())));
      draft.call(abilities.secondary().of(left.getFirst()));
    }
  }

  private static void finish(Draft<Game, Table> draft, StrategicAction action) {
    if (draft.table().player(action.seat()).strategyCards().containsKey(action.card())) {
      draft.add(new StrategyCardExhausted(action.seat(), action.card()));
    }
    draft.close();
  }
}
