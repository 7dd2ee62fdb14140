package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.Phase;
import org.lazax.table.units.Place;

/** The procedures that game-service conducts. */
public sealed interface GameProcedure extends Procedure {
  List<Class<?>> TYPES =
      List.of(
          Lobby.class,
          Setup.class,
          Round.class,
          StrategyPhase.class,
          ActionPhase.class,
          Turn.class,
          TacticalAction.class,
          StrategicAction.class,
          DrawSecret.class,
          Scoring.class,
          ScoreDeeds.class,
          Production.class,
          StatusPhase.class,
          TurnPassed.class,
          TurnEnded.class);

  @Override
  default Service owner() {
    return Service.GAME;
  }

  /** Seats are taken until the game starts. */
  @WireType("lobby")
  record Lobby() implements GameProcedure {}

  /**
   * From the start of the game to its first round.
   *
   * @param next the step that comes next: the name of a {@link Setup.Step}, or of a step that an
   *     expansion brings
   */
  @WireType("setup")
  record Setup(String next) implements GameProcedure {
    /** The steps of every game, but for a given position, which takes the place of all after it. */
    public enum Step {
      DEAL_FACTIONS,
      PICK_FACTIONS,
      SPEAKER,
      GALAXY,
      POSITION,
      FACTIONS,
      UNITS,
      TECHNOLOGIES,
      OBJECTIVES,
      SECRETS,
      END
    }

    public Setup(Step next) {
      this(next.name());
    }

    /** Whether this step of every game comes next. */
    public boolean is(Step step) {
      return next.equals(step.name());
    }

    /**
     * The step of every game that comes next.
     *
     * @throws IllegalArgumentException where an expansion brings it
     */
    public Step step() {
      return Step.valueOf(next);
    }
  }

  /** One game round; the phase that comes next. Rule: game_round.1. */
  @WireType("round")
  record Round(Phase next) implements GameProcedure {}

  /** Strategy cards are chosen; the step that comes next. Rule: strategy_phase.1. */
  @WireType("strategy-phase")
  record StrategyPhase(StrategyPhase.Step next) implements GameProcedure {
    public enum Step {
      BEGIN,
      CHOOSE,
      END
    }

    /** A phase that begins. */
    public StrategyPhase() {
      this(StrategyPhase.Step.BEGIN);
    }
  }

  /**
   * Turn after turn, until everybody has passed. Rule: action_phase.0.
   *
   * @param turn whose turn it is or was; empty before the first
   * @param after the initiative of that turn, from which the next one is counted also when its
   *     player has left the game; less than any before the first
   */
  @WireType("action-phase")
  record ActionPhase(List<Seat> passed, Optional<Seat> turn, int after) implements GameProcedure {
    public ActionPhase {
      passed = List.copyOf(passed);
    }

    /** Nobody has had a turn yet. */
    public static ActionPhase begin() {
      return new ActionPhase(List.of(), Optional.empty(), -1);
    }
  }

  /**
   * One player's turn. Closes as {@link TurnPassed} or done.
   *
   * @param next what comes next in it
   * @param passed whether its player has passed instead of acting
   * @param actions how many were taken in it. Rule: technology/fleet_logistics.N1
   */
  @WireType("turn")
  record Turn(Seat seat, Turn.Step next, boolean passed, int actions) implements GameProcedure {
    public enum Step {
      BEGIN,
      ACTION,
      DONE,
      END,
      OVER
    }

    /** A turn that begins. */
    public Turn(Seat seat) {
      this(seat, Turn.Step.BEGIN, false, 0);
    }

    /** Its action is taken. */
    public static Turn acted(Seat seat) {
      return new Turn(seat).acting();
    }

    public Turn at(Turn.Step step) {
      return new Turn(seat, step, passed, actions);
    }

    /** One more action is being taken. */
    public Turn acting() {
      return new Turn(seat, Turn.Step.DONE, passed, actions + 1);
    }

    /** Its player passes. */
    public Turn passing() {
      return new Turn(seat, Turn.Step.END, true, actions);
    }
  }

  /** An effect has ended the turn: nothing is left of it but its end. */
  @WireType("turn-ended")
  record TurnEnded() implements Outcome {}

  /** The turn was a pass: its player has no more in this phase. Rule: action_phase.3. */
  @WireType("turn-passed")
  record TurnPassed() implements Outcome {}

  /**
   * Conducts the steps of a tactical action in the active system; the step that comes next. Rule:
   * tactical_action.1.
   */
  @WireType("tactical-action")
  record TacticalAction(Seat seat, SystemId system, TacticalAction.Step next)
      implements GameProcedure {
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

  /**
   * A strategy card's primary, then the secondaries of those who are left. Rule:
   * strategic_action.1.
   *
   * @param free who follows for nothing, and must. Rule: trade.4.1
   */
  @WireType("strategic-action")
  record StrategicAction(
      Seat seat, StrategyCardId card, boolean primaryDone, List<Seat> left, List<Seat> free)
      implements GameProcedure {
    public StrategicAction {
      left = List.copyOf(left);
      free = List.copyOf(free);
    }

    public StrategicAction withPrimaryDone() {
      return new StrategicAction(seat, card, true, left, free);
    }

    public StrategicAction withFree(List<Seat> seats) {
      return new StrategicAction(seat, card, true, left, seats);
    }

    public StrategicAction leaving(List<Seat> seats) {
      return new StrategicAction(seat, card, true, seats, free);
    }
  }

  /** A player draws a secret objective and returns one of too many. Rule: objective_cards.21.1. */
  @WireType("draw-secret")
  record DrawSecret(Seat seat, boolean drawn) implements GameProcedure {}

  /**
   * A player may score objectives. Rules: status_phase.1, imperial.2.
   *
   * @param mayPublic whether one public objective may be scored
   * @param maySecret whether one secret objective of the status phase may be scored
   */
  @WireType("scoring")
  record Scoring(Seat seat, boolean mayPublic, boolean maySecret) implements GameProcedure {}

  /**
   * Players may score secret objectives for what they have just done. It names none of them, so
   * that no log does before it is scored. Rule: objective_cards.5.2.
   *
   * @param left the places, among the deeds on the table, of those still to be asked about, in
   *     order
   */
  @WireType("score-deeds")
  record ScoreDeeds(List<Integer> left) implements GameProcedure {
    public ScoreDeeds {
      left = List.copyOf(left);
    }

    /** Settling opens it wherever a deed was done. */
    @Override
    public boolean interjects() {
      return true;
    }
  }

  /**
   * A player produces units in a system. Rule: production.1.
   *
   * @param dock the place of the one space dock that produces; all units of the system do where it
   *     is empty. Rule: warfare.3
   * @param allowance what may be produced where no unit uses PRODUCTION for it
   * @param begun whether what comes before the order is done
   */
  @WireType("production")
  record Production(
      Seat seat,
      SystemId system,
      Optional<Place> dock,
      Optional<Allowance> allowance,
      boolean begun)
      implements GameProcedure {

    /** All units of a system use PRODUCTION. */
    public Production(Seat seat, SystemId system) {
      this(seat, system, Optional.empty(), Optional.empty(), false);
    }

    /** One space dock uses PRODUCTION. */
    public static Production byDock(Seat seat, Place dock) {
      return new Production(seat, dock.system(), Optional.of(dock), Optional.empty(), false);
    }

    /** An effect lets units be produced without PRODUCTION. */
    public static Production by(Allowance allowance, Seat seat, SystemId system) {
      return new Production(seat, system, Optional.empty(), Optional.of(allowance), false);
    }

    public Production begin() {
      return new Production(seat, system, dock, allowance, true);
    }
  }

  /**
   * The steps of the status phase; the one that comes next, and who is left to do it. Rule:
   * status_phase.1.
   */
  @WireType("status-phase")
  record StatusPhase(StatusPhase.Step next, List<Seat> left) implements GameProcedure {
    public StatusPhase {
      left = List.copyOf(left);
    }

    /** Nobody was asked to score yet. */
    public static StatusPhase begin() {
      return new StatusPhase(StatusPhase.Step.BEGIN, List.of());
    }

    public enum Step {
      BEGIN,
      SCORE,
      REVEAL,
      DRAW_ACTION_CARDS,
      TAKE_BACK_TOKENS,
      GAIN_TOKENS,
      READY,
      REPAIR,
      RETURN_STRATEGY_CARDS,
      END
    }
  }
}
