package org.lazax.game.strategyphase;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Refusal;
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
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategyCardChosen;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.procedure.StrategyPhase.Choice;
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
            + "the lowest initiative. It goes to the first player who may get it")
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
        draft.change(phase.choosing(Choosers.order(draft.table())));
        GameMoments.MOMENTS.occur(draft, new StrategyPhaseBegins(speaker));
      }
      case CHOOSE -> choose(draft, phase);
      case END -> draft.close();
    }
  }

  private static void choose(Draft<GameState, Table> draft, StrategyPhase phase) {
    Optional<Choice> named = phase.progress().named();
    Optional<Seat> next = Choosers.next(draft.table(), phase);
    if (named.isPresent()) {
      take(draft, phase, named.get());
    } else if (next.isPresent()) {
      draft.ask("strategy-card", next.get());
    } else {
      draft.change(phase.ending());
      layGoods(draft);
      Seat speaker = draft.table().speaker().orElseThrow();
      GameMoments.MOMENTS.occur(draft, new StrategyPhaseEnds(speaker));
    }
  }

  private static void take(Draft<GameState, Table> draft, StrategyPhase phase, Choice chosen) {
    int goods = draft.table().strategyRow().goods().getOrDefault(chosen.card(), 0);
    Optional<Seat> to = Optional.of(chosen.to()).filter(seat -> !seat.equals(chosen.seat()));
    draft.change(phase.taken(chosen.seat()));
    draft.add(new StrategyCardTaken(chosen.seat(), chosen.card(), goods, to));
    if (goods > 0) {
      GameMoments.MOMENTS.occur(
          draft, new GoodsGained(draft.table().speaker().orElseThrow(), chosen.seat()));
    }
  }

  private static void layGoods(Draft<GameState, Table> draft) {
    List<StrategyCardId> left = List.copyOf(draft.table().strategyRow().goods().keySet());
    if (!left.isEmpty()) {
      draft.add(new GoodsLaidOnStrategyCards(left));
    }
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, StrategyPhase phase, ChooseStrategyCard command) {
    draft.answered();
    Table table = draft.table();
    Seat seat = draft.actor();
    List<Seat> receivers = Choosers.receivers(table, seat);
    draft.require(refusal(table, phase, command, receivers));
    Choice chosen = new Choice(seat, command.card(), command.to().orElse(seat));
    StrategyCardChosen named = new StrategyCardChosen(table.speaker().orElseThrow(), chosen);
    if (GameMoments.MOMENTS.concern(table, named)) {
      draft.change(phase.announcing(chosen));
      GameMoments.MOMENTS.occur(draft, named);
    } else {
      take(draft, phase, chosen);
    }
  }

  private static Optional<Refusal> refusal(
      Table table, StrategyPhase phase, ChooseStrategyCard command, List<Seat> receivers) {
    Set<StrategyCardId> cards = Choosers.cards(table, phase).keySet();
    if (!cards.contains(command.card())) {
      return Optional.of(
          Refusal.rule("strategy_phase.1", "that strategy card cannot be chosen")
              .with("card", command.card())
              .with("cards", cards));
    }
    boolean fits = command.to().map(receivers::contains).orElseGet(receivers::isEmpty);
    return fits
        ? Optional.empty()
        : Optional.of(
            Refusal.of("no-such-receiver", "the card is given to one of these players, if to any")
                .with("receivers", receivers));
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, StrategyPhase phase, Seat seat) {
    Table table = position.table();
    return List.of(
        new StrategyCardChoice(Choosers.cards(table, phase), Choosers.receivers(table, seat)));
  }

  /** Chooses the card with the most trade goods; of several, the one with the lowest initiative. */
  @Override
  public Optional<ChooseStrategyCard> defaultAnswer(
      Position<GameState, Table> position, StrategyPhase phase, Seat seat) {
    Catalog catalog = position.table().catalog();
    Optional<Seat> to = Choosers.receivers(position.table(), seat).stream().findFirst();
    return Choosers.cards(position.table(), phase).entrySet().stream()
        .min(
            Map.Entry.<StrategyCardId, Integer>comparingByValue()
                .reversed()
                .thenComparingInt(e -> catalog.strategyCard(e.getKey()).initiative()))
        .map(e -> new ChooseStrategyCard(e.getKey(), to));
  }
}
