package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.Phase;
import org.lazax.table.units.Place;

/** The procedures that game-service conducts. */
public sealed interface GameProcedure extends Procedure
    permits GameProcedure.Lobby,
        Setup,
        GameProcedure.Round,
        StrategyPhase,
        ActionPhase,
        GameProcedure.Turn,
        GameProcedure.TacticalAction,
        StrategicAction,
        GameProcedure.Production,
        GameProcedure.ExtraTransaction,
        StatusPhase {
  @Override
  default Service owner() {
    return Service.GAME;
  }

  /** Seats are taken until the game starts. */
  @WireType("lobby")
  record Lobby() implements GameProcedure {}

  /** A game round, phase by phase. Rule: game_round.1. */
  @WireType("round")
  record Round(@JsonUnwrapped Round.Progress progress) implements GameProcedure {

    /** A round that begins with this phase. */
    public Round(Phase first) {
      this(new Round.Progress(first, false));
    }

    /** The round in which players have reacted to its end. */
    public Round over() {
      return new Round(new Round.Progress(progress.next, true));
    }

    /** The round with this as its next phase. */
    public Round at(Phase next) {
      return new Round(next);
    }

    /**
     * The progress of the round.
     *
     * @param next the next phase
     * @param over whether players have reacted to the end of the round
     */
    public record Progress(Phase next, @OmittedByDefault boolean over) {}
  }

  /** A player's turn. Ends as {@link TurnPassed} or done. Rule: action_phase.1. */
  @WireType("turn")
  record Turn(Seat seat, @JsonUnwrapped Turn.Progress progress) implements GameProcedure {
    public Turn(Seat seat) {
      this(seat, new Turn.Progress(Turn.Progress.Step.BEGIN, false, 0, false));
    }

    /**
     * A tactical action in the turn of any player, without a token. It is not the player's turn.
     * Rules: leader/zeu.N1, leader/zeu.N3.
     */
    public static Turn granted(Seat seat) {
      return new Turn(seat, new Turn.Progress(Turn.Progress.Step.ACTION, false, 0, true));
    }

    /** Whether this is no turn, but an action that an effect grants within the turn of another. */
    public boolean withinAnother() {
      return progress.granted;
    }

    /** A turn in which one action has been taken. */
    public static Turn acted(Seat seat) {
      return new Turn(seat).acting();
    }

    public Turn at(Turn.Progress.Step next) {
      return new Turn(
          seat, new Turn.Progress(next, progress.passed, progress.actions, progress.granted));
    }

    /** The turn while one more action is taken. */
    public Turn acting() {
      return new Turn(
          seat,
          new Turn.Progress(
              Turn.Progress.Step.DONE, progress.passed, progress.actions + 1, progress.granted));
    }

    /** Gives the current turn back the action that was cancelled. Rule: component_action.4. */
    public static void giveBackAction(Draft<?, Table> draft) {
      if (draft.table().kernel().frameOf(Turn.class).orElse(null)
          instanceof Frame(int id, Turn turn, var _)) {
        Turn.Progress before =
            new Turn.Progress(
                Turn.Progress.Step.ACTION,
                turn.progress.passed,
                turn.progress.actions - 1,
                turn.progress.granted);
        draft.add(new FrameChanged(id, new Turn(turn.seat, before)));
      }
    }

    /** The turn of a player who passes. */
    public Turn passing() {
      return new Turn(
          seat, new Turn.Progress(Turn.Progress.Step.END, true, progress.actions, false));
    }

    /**
     * The progress of the turn.
     *
     * @param next the next step
     * @param passed whether the player has passed and not acted
     * @param actions the number of actions taken. Rule: technology/fleet_logistics.N1
     * @param granted whether this is no turn, but an action that an effect grants within a turn
     */
    public record Progress(
        Turn.Progress.Step next, boolean passed, int actions, @OmittedByDefault boolean granted) {
      /** What follows in a turn. */
      public enum Step {
        BEGIN,
        ACTION,
        DONE,
        END,
        OVER
      }
    }
  }

  /** An effect has ended the turn. Only its end is still to come. */
  @WireType("turn-ended")
  record TurnEnded() implements ProcedureOutcome {}

  /** The player has passed and has no further turn in this phase. Rule: action_phase.3. */
  @WireType("turn-passed")
  record TurnPassed() implements ProcedureOutcome {}

  /**
   * The steps of a tactical action in the active system. Rule: tactical_action.1.
   *
   * @param friends the owners of the notes that were in the player's play area before; many of
   *     these notes return by the activation
   */
  @WireType("tactical-action")
  record TacticalAction(
      Seat seat,
      SystemId system,
      @OmittedByDefault List<Seat> friends,
      @JsonUnwrapped TacticalAction.Progress progress)
      implements GameProcedure {
    public TacticalAction {
      friends = List.copyOf(friends);
    }

    public TacticalAction(Seat seat, SystemId system, List<Seat> friends) {
      this(
          seat,
          system,
          friends,
          new TacticalAction.Progress(TacticalAction.Progress.Step.MOVEMENT));
    }

    public TacticalAction(Seat seat, SystemId system) {
      this(seat, system, List.of());
    }

    /** Whether the movement step is still to come or under way. */
    public boolean moves() {
      return progress.next == TacticalAction.Progress.Step.MOVEMENT
          || progress.next == TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE;
    }

    public TacticalAction at(TacticalAction.Progress.Step next) {
      return new TacticalAction(seat, system, friends, new TacticalAction.Progress(next));
    }

    /** Skips all steps of the current action before production. */
    public static void skipToProduction(Draft<?, Table> draft) {
      if (draft.table().kernel().frameOf(TacticalAction.class).orElse(null)
          instanceof Frame(int id, TacticalAction action, var _)) {
        draft.add(new FrameChanged(id, action.at(TacticalAction.Progress.Step.PRODUCTION)));
        draft
            .table()
            .kernel()
            .frameOf(SpaceCannonOffense.class)
            .ifPresent(offense -> draft.unwind(offense.id(), Outcome.DONE));
      }
    }

    /**
     * The progress of the action.
     *
     * @param next the next step
     */
    public record Progress(TacticalAction.Progress.Step next) {
      /** What follows in a tactical action. */
      public enum Step {
        MOVEMENT,
        SPACE_CANNON_OFFENSE,
        SPACE_COMBAT,
        INVASION,
        PRODUCTION,
        END,
        OVER
      }
    }
  }

  /**
   * A player produces units in a system. Rule: production.1.
   *
   * @param dock the place of the one space dock that produces; empty if all units of the system
   *     produce. Rule: warfare.3
   * @param allowance what may be produced without PRODUCTION of units; empty if units produce
   * @param producer the one unit of any type, or the planet, that produces; empty as a rule
   */
  @WireType("production")
  record Production(
      Seat seat,
      SystemId system,
      Optional<Place> dock,
      Optional<Allowance> allowance,
      @OmittedByDefault Optional<Producer> producer,
      @JsonUnwrapped Production.Progress progress)
      implements GameProcedure {

    private Production(
        Seat seat, SystemId system, Optional<Place> dock, Optional<Allowance> allowance) {
      this(seat, system, dock, allowance, Optional.empty(), new Production.Progress(false));
    }

    /** All units of a system use PRODUCTION. */
    public Production(Seat seat, SystemId system) {
      this(seat, system, Optional.empty(), Optional.empty());
    }

    /** One space dock uses PRODUCTION. */
    public static Production byDock(Seat seat, Place dock) {
      return new Production(seat, dock.system(), Optional.of(dock), Optional.empty());
    }

    /** One unit, or a planet like a unit, uses PRODUCTION. */
    public static Production alone(Seat seat, Producer producer) {
      return new Production(
          seat,
          producer.place().system(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(producer),
          new Production.Progress(false));
    }

    /** An effect lets units be produced without PRODUCTION. */
    public static Production by(Allowance allowance, Seat seat, SystemId system) {
      return new Production(seat, system, Optional.empty(), Optional.of(allowance));
    }

    /** The production after the abilities that come before the choice of units. */
    public Production begun() {
      return new Production(seat, system, dock, allowance, producer, new Production.Progress(true));
    }

    /** The only place whose units or planet produce; empty if all in the system do. */
    public Optional<Place> onlyPlace() {
      return dock.or(() -> producer.map(Producer::place));
    }

    /** Whether units of this type produce. */
    public boolean isOf(UnitType type) {
      return producer.isPresent()
          ? producer.flatMap(Producer::unit).filter(type::equals).isPresent()
          : dock.isEmpty() || type == UnitType.SPACE_DOCK;
    }

    /** Whether this planet itself produces, if it can. */
    public boolean isOf(Place planet) {
      return producer
          .map(only -> only.equals(new Producer(planet, Optional.empty())))
          .orElse(dock.isEmpty());
    }

    /** Whether the abilities that come before the choice of units are over. */
    public record Progress(boolean begun) {}
  }

  /**
   * An effect lets a player make a transaction with another one, beside that of the turn or agenda.
   *
   * @param seat the player who may do without it
   */
  @WireType("extra-transaction")
  record ExtraTransaction(Seat seat, Seat partner) implements GameProcedure {

    /** The one that can be made now; empty if its frame is not on top. */
    public static Optional<ExtraTransaction> open(Table table) {
      return table
          .kernel()
          .frame()
          .map(Frame::procedure)
          .filter(ExtraTransaction.class::isInstance)
          .map(ExtraTransaction.class::cast);
    }

    /** The player with whom this one may make it; empty if it is another player's. */
    public Optional<Seat> partnerOf(Seat one) {
      if (one.equals(seat)) {
        return Optional.of(partner);
      }
      return one.equals(partner) ? Optional.of(seat) : Optional.empty();
    }
  }
}
