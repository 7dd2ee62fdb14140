package org.lazax.game.strategyphase;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.GoodsGained;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseBegins;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseEnds;
import org.lazax.rules.procedure.GameProcedure.StrategyPhase;
import org.lazax.rules.procedure.GameProcedure.StrategyPhase.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.GoodsLaidOnStrategyCards;
import org.lazax.table.event.strategy.StrategyCardTaken;

/**
 * Each player chooses a card, clockwise from the speaker, in smaller games twice. Then a trade good
 * is placed on each card that is left. Rules: strategy_phase.1, strategy_phase.1.3,
 * strategy_phase.2.
 */
@Asks(
    value = "strategy-card",
    awaited = "The player whose turn it is to choose a strategy card.",
    silence =
        "`choose-strategy-card`: the card with the most trade goods; of several, the one with "
            + "the lowest initiative")
public final class StrategyPhaseConductor
    implements GameConductor<StrategyPhase, ChooseStrategyCard> {

  @Override
  public Class<StrategyPhase> procedure() {
    return StrategyPhase.class;
  }

  @Override
  public Class<ChooseStrategyCard> commands() {
    return ChooseStrategyCard.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, StrategyPhase phase) {
    Seat speaker = draft.table().speaker().orElseThrow();
    switch (phase.progress().next()) {
      case BEGIN -> {
        draft.change(phase.at(Step.CHOOSE));
        GameMoments.MOMENTS.occur(draft, new StrategyPhaseBegins(speaker));
      }
      case CHOOSE ->
          next(draft.table())
              .ifPresentOrElse(
                  seat -> draft.ask("strategy-card", seat),
                  () -> {
                    draft.change(phase.at(Step.END));
                    layGoods(draft);
                    GameMoments.MOMENTS.occur(draft, new StrategyPhaseEnds(speaker));
                  });
      case END -> draft.close();
    }
  }

  private static void layGoods(Draft<GameState, Table> draft) {
    List<StrategyCardId> left = List.copyOf(draft.table().strategyRow().goods().keySet());
    if (!left.isEmpty()) {
      draft.add(new GoodsLaidOnStrategyCards(left));
    }
  }

  /** The player with the fewest cards who is next from the speaker; empty if all have enough. */
  private static Optional<Seat> next(Table table) {
    int each = cardsEach(table);
    Seat speaker = table.speaker().orElseThrow();
    return table.clockwiseFrom(speaker).stream()
        .filter(seat -> held(table, seat) < each)
        .min(Comparator.comparingInt(seat -> held(table, seat)));
  }

  private static int held(Table table, Seat seat) {
    return table.player(seat).strategyCards().size();
  }

  /**
   * The number of cards of each player. It depends on the number of players at the start of the
   * game. Rule: elimination.9.
   */
  private static int cardsEach(Table table) {
    return table.catalog().setups(table.settings().seats()).getFirst().strategyCardsEach();
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, StrategyPhase phase, ChooseStrategyCard command) {
    draft.answered();
    int goods = draft.table().strategyRow().goods().getOrDefault(command.card(), 0);
    draft.add(new StrategyCardTaken(draft.actor(), command.card(), goods));
    if (goods > 0) {
      GameMoments.MOMENTS.occur(
          draft, new GoodsGained(draft.table().speaker().orElseThrow(), draft.actor()));
    }
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, StrategyPhase phase, Seat seat) {
    return List.of(new StrategyCardChoice(position.table().strategyRow().goods()));
  }

  /** Chooses the card with the most trade goods; of several, the one with the lowest initiative. */
  @Override
  public Optional<ChooseStrategyCard> defaultAnswer(
      Position<GameState, Table> position, StrategyPhase phase, Seat seat) {
    Catalog catalog = position.table().catalog();
    return position.table().strategyRow().goods().entrySet().stream()
        .min(
            Map.Entry.<StrategyCardId, Integer>comparingByValue()
                .reversed()
                .thenComparingInt(e -> catalog.strategyCard(e.getKey()).initiative()))
        .map(e -> new ChooseStrategyCard(e.getKey()));
  }
}
