package org.lazax.game.actionphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategicActionDeclared;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.rules.trade.NoteReturn;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.NotesInPlay;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** The beginnings of the tactical and of the strategic action of a turn. */
final class TurnActions {
  private TurnActions() {}

  /**
   * Activates a system: a token from the tactic pool is placed there, and the tactical action
   * begins. Rules: tactical_action.1, active_system.2.
   */
  static void activate(Draft<GameState, Table> draft, Seat seat, ActivateSystem activate) {
    SystemId system = activate.system();
    draft.require(Activation.refusal(draft.table(), seat, system));
    pay(draft, seat, activate);
    List<Seat> friends = friends(draft.table(), seat);
    draft.add(new TokenPlaced(seat, Pool.TACTIC, system));
    activated(draft, seat, system, friends);
  }

  /** Activates a system without a token. Rules: leader/zeu.N1, leader/zeu.N1.2, leader/zeu.N1.3. */
  static void activateForFree(Draft<GameState, Table> draft, Seat seat, ActivateSystem activate) {
    SystemId system = activate.system();
    draft.require(Activation.refusalOfFree(draft.table(), seat, system));
    pay(draft, seat, activate);
    activated(draft, seat, system, friends(draft.table(), seat));
  }

  /** Pays what the activation costs. Refused is a payment for which nothing asks. */
  private static void pay(Draft<GameState, Table> draft, Seat seat, ActivateSystem activate) {
    Payment payment = activate.payment().orElse(Payment.NOTHING);
    Optional<Owed> toll = Activation.toll(draft.table(), seat, activate.system());
    draft.require(
        toll.isPresent() || payment.equals(Payment.NOTHING),
        "tactical_action.1",
        "nothing asks for a payment to activate this system",
        "payment",
        payment);
    if (toll.isPresent()) {
      draft.require(payment.check(draft.table(), seat, toll.get()));
      draft.addAll(payment.facts(draft.table(), seat));
    }
  }

  private static void activated(
      Draft<GameState, Table> draft, Seat seat, SystemId system, List<Seat> friends) {
    draft.addAll(NoteReturn.activated(draft.table(), seat, system));
    draft.call(new TacticalAction(seat, system, friends));
    List<Wormhole> wormholes =
        Starmap.of(draft.table()).wormholes(system).stream().sorted().toList();
    GameMoments.MOMENTS.occur(draft, new SystemActivated(seat, system, wormholes));
  }

  /**
   * Activates a system that holds a token of the player's. Both tokens return to the
   * reinforcements, and promissory notes return that do so by an activation. Nothing else reacts.
   * Rules: leader/il_na_viroset.N1, leader/il_na_viroset.N1.2.
   */
  static void reopen(Draft<GameState, Table> draft, Seat seat, ActivateSystem activate) {
    SystemId system = activate.system();
    draft.require(Activation.refusal(draft.table(), seat, system));
    pay(draft, seat, activate);
    draft.add(new TokensMoved(seat, Pool.TACTIC, Pool.REINFORCEMENTS, 1));
    draft.add(new TokensTakenBack(seat, List.of(system)));
    draft.addAll(NoteReturn.activated(draft.table(), seat, system));
  }

  private static List<Seat> friends(Table table, Seat seat) {
    return NotesInPlay.of(table, seat).stream()
        .flatMap(note -> NoteOwners.of(table, note).stream())
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * Begins a strategic action with a readied strategy card of the player. Rules:
   * strategic_action.0, strategy_card.3.
   */
  static void use(Draft<GameState, Table> draft, Seat seat, StrategyCardId card) {
    draft.require(unusable(draft.table(), seat, card));
    draft.call(new StrategicAction(seat, card, othersFrom(draft.table(), seat)));
    GameMoments.MOMENTS.occur(draft, new StrategicActionDeclared(seat, card));
  }

  private static Optional<Refusal> unusable(Table table, Seat seat, StrategyCardId card) {
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

  /** The other players, clockwise from this player's left. */
  private static List<Seat> othersFrom(Table table, Seat seat) {
    List<Seat> order = new ArrayList<>(table.clockwiseFrom(seat));
    order.remove(seat);
    return order;
  }
}
