package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/**
 * The abilities of strategy cards, and the steps that they consist of. Game-service conducts them.
 * Other effects call the same steps.
 */
public sealed interface StrategyCardProcedure extends Procedure {
  @Override
  default Service owner() {
    return Service.GAME;
  }

  /** A card's primary ability, step by step. Rule: strategic_action.3. */
  @WireType("primary")
  record Primary(Seat seat, StrategyCardId card, @JsonUnwrapped Primary.Progress progress)
      implements StrategyCardProcedure {
    public Primary(Seat seat, StrategyCardId card) {
      this(seat, card, new Primary.Progress(0));
    }

    /** The ability after one more step. */
    public Primary next() {
      return new Primary(seat, card, new Primary.Progress(progress.done + 1));
    }

    /** The number of completed steps. */
    public record Progress(int done) {}
  }

  /**
   * A card's secondary ability for one player. Rule: strategic_action.1.
   *
   * @param free whether it costs nothing and must be used
   */
  @WireType("secondary")
  record Secondary(
      Seat seat, StrategyCardId card, boolean free, @JsonUnwrapped Secondary.Progress progress)
      implements StrategyCardProcedure {
    public Secondary(Seat seat, StrategyCardId card, boolean free) {
      this(seat, card, free, new Secondary.Progress(false, false));
    }

    /** The ability after what others do before its price is paid. */
    public Secondary opened() {
      return new Secondary(seat, card, free, new Secondary.Progress(false, true));
    }

    /** Whether the player uses it. */
    public boolean follows() {
      return progress.resolved;
    }

    /** The ability after the player has decided to use it. */
    public Secondary used() {
      return new Secondary(seat, card, free, new Secondary.Progress(true, false));
    }

    /**
     * How far it is.
     *
     * @param resolved whether it is resolved
     * @param opened whether what comes before the payment is over, if there is something
     */
    public record Progress(boolean resolved, @OmittedByDefault boolean opened) {}
  }

  /** These players use the secondary ability at no cost. Rule: trade.4. */
  @WireType("free-followers")
  record FreeFollowers(List<Seat> seats) implements ProcedureOutcome {
    public FreeFollowers {
      seats = List.copyOf(seats);
    }
  }

  /** A player gains command tokens and buys more with influence. Rule: leadership.2. */
  @WireType("leadership-tokens")
  record LeadershipTokens(Seat seat, int granted) implements StrategyCardProcedure {}

  /**
   * A player chooses a system. All others place a command token in it. Rule: diplomacy.2.
   *
   * @param readies whether the exhausted planets of the player in that system are readied then.
   *     Rule: diplomacy.original.N1
   */
  @WireType("lock-system")
  record LockSystem(
      Seat seat, @OmittedByDefault boolean readies, @JsonUnwrapped LockSystem.Progress progress)
      implements StrategyCardProcedure {
    public LockSystem(Seat seat) {
      this(seat, false, new LockSystem.Progress(Optional.empty(), List.of()));
    }

    /** The player readies its planets in the system once it is locked. */
    public static LockSystem readying(Seat seat) {
      return new LockSystem(seat, true, new LockSystem(seat).progress);
    }

    /**
     * All others place a command token in this system.
     *
     * @param left the players who choose the pool from which their token comes
     */
    public static LockSystem in(SystemId system, Seat seat, List<Seat> left) {
      return new LockSystem(seat).chosen(system, left);
    }

    /**
     * The step after the system is chosen.
     *
     * @param left the players who choose the pool from which their token comes
     */
    public LockSystem chosen(SystemId system, List<Seat> left) {
      return at(new LockSystem.Progress(Optional.of(system), left));
    }

    /** The step after a player has placed its token. */
    public LockSystem placed(Seat placing) {
      return at(new LockSystem.Progress(progress.system, Copies.without(progress.left, placing)));
    }

    private LockSystem at(LockSystem.Progress reached) {
      return new LockSystem(seat, readies, reached);
    }

    /**
     * The progress of the step.
     *
     * @param system the chosen system; empty until it is chosen
     * @param left the players who have not chosen the pool from which their token comes
     */
    public record Progress(Optional<SystemId> system, List<Seat> left) {
      public Progress {
        left = List.copyOf(left);
      }
    }
  }

  /** A player readies at most this number of planets. Rules: diplomacy.2, diplomacy.3. */
  @WireType("ready-planets")
  record ReadyPlanets(Seat seat, int most) implements StrategyCardProcedure {}

  /** A player gives the speaker token to a player who does not have it. Rule: politics.2.1. */
  @WireType("choose-speaker")
  record ChooseSpeaker(Seat seat) implements StrategyCardProcedure {}

  /** A player draws action cards, then discards down to the limit. Rule: action_cards.4. */
  @WireType("draw-action-cards")
  record DrawActionCards(Seat seat, @JsonUnwrapped DrawActionCards.Progress progress)
      implements StrategyCardProcedure {
    public DrawActionCards(Seat seat, int count) {
      this(seat, new DrawActionCards.Progress(count, false, 0));
    }

    /** The draw with additional cards because of components. As many cards are discarded. */
    public DrawActionCards exchanging(int more) {
      return new DrawActionCards(
          seat, new DrawActionCards.Progress(progress.left + more, true, more));
    }

    /** Whether cards are to be discarded for additional ones, whatever the limit. */
    public boolean exchanges() {
      return progress.exchanged > 0;
    }

    /** The draw with this number of cards still to be drawn. */
    public DrawActionCards leaving(int count) {
      return new DrawActionCards(
          seat, new DrawActionCards.Progress(count, progress.begun, progress.exchanged));
    }

    /** The draw after the player has discarded. */
    public DrawActionCards discarded() {
      return new DrawActionCards(seat, new DrawActionCards.Progress(0, true, 0));
    }

    /**
     * The progress of the draw.
     *
     * @param left the number of cards that are still to be drawn
     * @param begun whether the number includes what components add
     * @param exchanged the number of cards that are discarded regardless of the limit
     */
    public record Progress(int left, boolean begun, int exchanged) {}
  }

  /**
   * A player looks at the agendas on top of the deck and places each on top or at the bottom. Rule:
   * politics.2.3.
   */
  @WireType("look-at-agendas")
  record LookAtAgendas(Seat seat, int count, @JsonUnwrapped LookAtAgendas.Progress progress)
      implements StrategyCardProcedure {
    public LookAtAgendas(Seat seat, int count) {
      this(seat, count, new LookAtAgendas.Progress(0));
    }

    /** The step while the player looks at this number of agendas. */
    public LookAtAgendas seen(int agendas) {
      return new LookAtAgendas(seat, count, new LookAtAgendas.Progress(agendas));
    }

    /** The number of agendas that the player is looking at; 0 before. */
    public record Progress(int seen) {}
  }

  /**
   * A player may place one structure on a planet. Rules: construction.2, construction.3.
   *
   * @param types the types that can be placed
   * @param system the system in which it is placed; empty for any
   */
  @WireType("build-structure")
  record BuildStructure(Seat seat, List<UnitType> types, Optional<SystemId> system)
      implements StrategyCardProcedure {
    public BuildStructure {
      types = List.copyOf(types);
    }
  }

  /** A player gains trade goods. Rule: trade.2. */
  @WireType("gain-goods")
  record GainGoods(Seat seat, int count) implements StrategyCardProcedure {}

  /** A player replenishes commodities. Rules: trade.3, trade.5. */
  @WireType("replenish")
  record Replenish(Seat seat) implements StrategyCardProcedure {}

  /**
   * A player chooses the players who use the secondary ability at no cost. Ends as {@link
   * FreeFollowers}.
   */
  @WireType("choose-followers")
  record ChooseFollowers(Seat seat) implements StrategyCardProcedure {}

  /** A player removes one of its command tokens from the board and gains it. Rule: warfare.1. */
  @WireType("lift-token")
  record LiftToken(Seat seat) implements StrategyCardProcedure {}

  /** A player may redistribute the command tokens on its sheet. Rule: warfare.2. */
  @WireType("redistribute")
  record Redistribute(Seat seat) implements StrategyCardProcedure {}

  /** One space dock of the home system produces. Rule: warfare.3. */
  @WireType("home-production")
  record HomeProduction(Seat seat) implements StrategyCardProcedure {}

  /**
   * A player researches a technology. Rules: technology_sc.2, technology_sc.3.
   *
   * @param resources the price in resources
   * @param optional whether the player may decline. Nothing happens if nothing can be researched.
   * @param rule the rule that asks for the price; empty for that of the Technology strategy card
   */
  @WireType("research")
  record Research(
      Seat seat,
      int resources,
      boolean optional,
      @OmittedByDefault Optional<String> rule,
      @JsonUnwrapped Research.Progress progress)
      implements StrategyCardProcedure {
    public Research(Seat seat, int resources, boolean optional) {
      this(seat, resources, optional, Optional.empty(), new Research.Progress(false));
    }

    /** Research that a component lets a player pay for, by this rule of the component. */
    public static Research paidBy(Seat seat, int resources, String rule) {
      return new Research(seat, resources, false, Optional.of(rule), new Research.Progress(false));
    }

    /** The research after the abilities that come before it. */
    public Research begun() {
      return new Research(seat, resources, optional, rule, new Research.Progress(true));
    }

    /** Whether the abilities that come before the research are over. */
    public record Progress(boolean begun) {}
  }

  /**
   * A player who controls Mecatol Rex gains a victory point. Another player may draw a secret
   * objective. Rule: imperial.2.
   */
  @WireType("imperial-throne")
  record ImperialThrone(Seat seat) implements StrategyCardProcedure {}
}
