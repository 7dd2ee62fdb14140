package org.lazax.game.actionphase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.game.Game;
import org.lazax.game.GameConductor;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.component.GameMoments;
import org.lazax.game.strategicaction.StrategicActionConductor;
import org.lazax.game.tacticalaction.Activation;
import org.lazax.table.Table;
import org.lazax.table.ability.Occurrence.TurnBegins;
import org.lazax.table.ability.Occurrence.TurnEnds;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.GameProcedure.Turn;
import org.lazax.table.procedure.GameProcedure.Turn.Step;
import org.lazax.table.procedure.GameProcedure.TurnPassed;

/** What begins with the turn, one action or a pass, what ends with it. Rule: action_phase.1. */
public final class TurnConductor implements GameConductor<Turn, TurnCommand> {

  @Override
  public Class<Turn> procedure() {
    return Turn.class;
  }

  @Override
  public Class<TurnCommand> commands() {
    return TurnCommand.class;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, Turn turn) {
    Seat seat = turn.seat();
    if (draft.table().player(seat).eliminated()) {
      draft.close();
      return;
    }
    switch (turn.next()) {
      case BEGIN -> {
        draft.change(new Turn(seat, Step.ACTION, false));
        GameMoments.MOMENTS.occur(draft, new TurnBegins(seat));
      }
      case ACTION -> draft.ask("action", seat);
      case END -> {
        draft.change(new Turn(seat, Step.OVER, turn.passed()));
        GameMoments.MOMENTS.occur(draft, new TurnEnds(seat));
      }
      case OVER -> draft.close(turn.passed() ? new TurnPassed() : Outcome.DONE);
    }
  }

  @Override
  public void answer(Draft<Game, Table> draft, Turn turn, TurnCommand command) {
    draft.answered();
    switch (command) {
      case ActivateSystem activate -> {
        draft.change(Turn.acted(turn.seat()));
        Activation.activate(draft, turn.seat(), activate.system());
      }
      case UseStrategyCard use -> {
        draft.change(Turn.acted(turn.seat()));
        StrategicActionConductor.begin(draft, turn.seat(), use.card());
      }
      case Pass _ -> {
        draft.require(mayPass(draft.table(), turn.seat()));
        draft.change(new Turn(turn.seat(), Step.END, true));
      }
    }
  }

  /**
   * Not before every strategy card of one's own is used. Rules: action_phase.4, action_phase.4.1.
   */
  private static Optional<Refusal> mayPass(Table table, Seat seat) {
    List<StrategyCardId> readied = readiedCards(table, seat);
    return readied.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("action_phase.4", "one passes only after using one's strategy cards")
                .with("readied", readied));
  }

  /** One's strategy cards that are not used yet, lowest initiative first. */
  private static List<StrategyCardId> readiedCards(Table table, Seat seat) {
    return table.player(seat).strategyCards().entrySet().stream()
        .filter(card -> !card.getValue())
        .map(java.util.Map.Entry::getKey)
        .sorted(Comparator.comparingInt(c -> Catalog.standard().strategyCard(c).initiative()))
        .toList();
  }

  @Override
  public List<Option> options(Position<Game, Table> position, Turn turn, Seat seat) {
    Table table = position.table();
    List<Option> options = new ArrayList<>();
    List<SystemId> systems = Activation.possible(table, seat);
    if (!systems.isEmpty()) {
      options.add(new TurnOption.Activation(systems));
    }
    List<StrategyCardId> readied = readiedCards(table, seat);
    readied.forEach(card -> options.add(TurnOption.StrategyCardUse.of(card)));
    if (readied.isEmpty()) {
      options.add(Option.plain(Pass.class));
    }
    return options;
  }

  /** Passing, or what one must do before that. */
  @Override
  public Optional<TurnCommand> silence(Position<Game, Table> position, Turn turn, Seat seat) {
    return Optional.of(
        readiedCards(position.table(), seat).stream()
            .findFirst()
            .<TurnCommand>map(UseStrategyCard::new)
            .orElseGet(Pass::new));
  }
}
