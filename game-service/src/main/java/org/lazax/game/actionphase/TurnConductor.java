package org.lazax.game.actionphase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.orders.LeavingOrders;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ability.occurrence.TurnOccurrence.ActionDone;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.Turn.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.TurnEnded;
import org.lazax.rules.procedure.GameProcedure.TurnPassed;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/**
 * Runs a turn: the abilities at its start, one action or a pass, the abilities at its end.
 * Components can be the action or allow more actions. An action that an effect grants within a turn
 * has neither beginning nor end. Rules: action_phase.1, component_action.1, leader/zeu.N3.1.
 */
@Asks(
    value = "action",
    awaited = "The active player.",
    silence =
        "`use-strategy-card` with the readied card of lowest initiative; `pass` without "
            + "readied cards; `end-turn` after an action")
public final class TurnConductor implements GameConductor<Turn, Command> {

  @Override
  public Class<Turn> procedure() {
    return Turn.class;
  }

  @Override
  public Class<Command> commands() {
    return Command.class;
  }

  @Override
  public List<Class<?>> commandTypes() {
    return Copies.with(SealedTypes.of(TurnCommand.class), UseAbility.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Turn turn) {
    Seat seat = turn.seat();
    if (draft.table().player(seat).eliminated()) {
      draft.close();
      return;
    }
    switch (turn.progress().next()) {
      case BEGIN -> {
        draft.change(turn.at(Step.ACTION));
        LeavingOrders.endWithTurnOf(draft, seat);
        GameMoments.MOMENTS.occur(draft, new TurnBegins(seat));
      }
      case ACTION -> {
        if (turn.progress().actions() < actions(draft.table(), turn)) {
          draft.ask("action", seat);
        } else {
          draft.change(turn.at(Step.END));
        }
      }
      case DONE -> done(draft, turn);
      case END -> {
        draft.change(turn.at(Step.OVER));
        if (!turn.progress().granted()) {
          GameMoments.MOMENTS.occur(draft, new TurnEnds(seat));
        }
      }
      case OVER -> draft.close(turn.progress().passed() ? new TurnPassed() : Outcome.DONE);
    }
  }

  @Override
  public void answer(Draft<GameState, Table> draft, Turn turn, Command command) {
    draft.answered();
    if (isGrantedAction(turn)) {
      GrantedActions.answer(draft, turn, command);
      return;
    }
    switch (command) {
      case UseAbility use -> {
        draft.change(turn.acting());
        GameMoments.MOMENTS.use(draft, use, new ComponentAction(turn.seat()));
      }
      case ActivateSystem activate -> {
        if (Activation.endsTurn(draft.table(), turn.seat(), activate.system())) {
          draft.change(turn.acting().at(Step.END));
          TurnActions.reopen(draft, turn.seat(), activate);
        } else {
          draft.change(turn.acting());
          TurnActions.activate(draft, turn.seat(), activate);
        }
      }
      case UseStrategyCard use -> {
        draft.change(turn.acting());
        TurnActions.use(draft, turn.seat(), use.card());
      }
      case Pass _ -> {
        draft.require(mayPass(draft.table(), turn));
        draft.change(turn.passing());
      }
      case EndTurn _ -> {
        draft.require(
            turn.progress().actions() > 0,
            "action_phase.1",
            "a turn is an action or a pass",
            "actions",
            turn.progress().actions());
        draft.change(turn.at(Step.END));
      }
      default ->
          draft.require(
              Optional.of(
                  Refusal.of(Refusal.NOT_AWAITED, "an action is awaited now")
                      .with("command", WireTypes.nameOf(command))));
    }
  }

  /** Goes on after an action. The turn ends if an effect has ended it. */
  private static void done(Draft<GameState, Table> draft, Turn turn) {
    boolean ended =
        draft
            .table()
            .kernel()
            .frame()
            .flatMap(Frame::returned)
            .filter(TurnEnded.class::isInstance)
            .isPresent();
    draft.change(turn.at(ended ? Step.END : Step.ACTION));
    if (GrantedActions.isInOwnTurn(draft.table(), turn)) {
      GrantedActions.done(draft, ended);
    } else if (!ended) {
      GameMoments.MOMENTS.occur(draft, new ActionDone(turn.seat()));
    }
  }

  /** In its own turn, a player has one action for each that is granted to it. */
  private static int actions(Table table, Turn turn) {
    return GrantedActions.isInOwnTurn(table, turn)
        ? 1
        : Amount.of(
            table,
            turn.seat(),
            TurnHooks.class,
            1,
            Math::max,
            (hooks, grant) -> hooks.actions(table, grant));
  }

  /** Whether the action is next that an effect grants. */
  private static boolean isGrantedAction(Turn turn) {
    return turn.progress().granted() && turn.progress().actions() == 0;
  }

  /**
   * Refuses a pass if the player has readied strategy cards, or after an action of this turn.
   * Rules: action_phase.4, action_phase.4.1, technology/fleet_logistics.N4.
   */
  private static Optional<Refusal> mayPass(Table table, Turn turn) {
    if (turn.progress().actions() > 0) {
      return Optional.of(
          Refusal.rule("technology/fleet_logistics.N4", "a further action cannot be a pass")
              .with("actions", turn.progress().actions()));
    }
    List<StrategyCardId> readied = readiedCards(table, turn.seat());
    return readied.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("action_phase.4", "one passes only after using one's strategy cards")
                .with("readied", readied));
  }

  /** The player's readied strategy cards, the lowest initiative first. */
  private static List<StrategyCardId> readiedCards(Table table, Seat seat) {
    return table.player(seat).strategyCards().entrySet().stream()
        .filter(card -> !card.getValue())
        .map(Map.Entry::getKey)
        .sorted(Comparator.comparingInt(c -> table.catalog().strategyCard(c).initiative()))
        .toList();
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, Turn turn, Seat seat) {
    Table table = position.table();
    if (isGrantedAction(turn)) {
      return GrantedActions.options(table, seat);
    }
    List<Option> options =
        new ArrayList<>(ActivationOptions.of(table, seat, Activation.possible(table, seat)));
    List<StrategyCardId> readied = readiedCards(table, seat);
    readied.forEach(card -> options.add(TurnOption.StrategyCardUse.of(table, card)));
    options.addAll(GameMoments.MOMENTS.offers(table, seat, new ComponentAction(seat)));
    if (turn.progress().actions() > 0) {
      options.add(Option.plain(new EndTurn()));
    } else if (readied.isEmpty()) {
      options.add(Option.plain(new Pass()));
    }
    return options;
  }

  /** Passes, or uses a strategy card if the player cannot pass yet. */
  @Override
  public Optional<Command> defaultAnswer(
      Position<GameState, Table> position, Turn turn, Seat seat) {
    if (turn.progress().actions() > 0 || turn.progress().granted()) {
      return Optional.of(new EndTurn());
    }
    return Optional.of(
        readiedCards(position.table(), seat).stream()
            .findFirst()
            .<Command>map(UseStrategyCard::new)
            .orElseGet(Pass::new));
  }
}
