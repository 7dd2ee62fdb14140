package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/**
 * The abilities of strategy cards and the steps they are made of. Game-service conducts them;
 * whatever else grants such a step calls it in the same way.
 */
public sealed interface StrategyCardProcedure extends Procedure {
  List<Class<?>> TYPES =
      List.of(
          Primary.class,
          Secondary.class,
          FreeFollowers.class,
          LeadershipTokens.class,
          LockSystem.class,
          ReadyPlanets.class,
          ChooseSpeaker.class,
          DrawActionCards.class,
          LookAtAgendas.class,
          BuildStructure.class,
          GainGoods.class,
          Replenish.class,
          ChooseFollowers.class,
          LiftToken.class,
          Redistribute.class,
          HomeProduction.class,
          Research.class,
          ImperialThrone.class);

  @Override
  default Service owner() {
    return Service.GAME;
  }

  /** A card's primary ability; how many of its steps are done. Rule: strategic_action.3. */
  @WireType("primary")
  record Primary(Seat seat, StrategyCardId card, int done) implements StrategyCardProcedure {
    public Primary another() {
      return new Primary(seat, card, done + 1);
    }
  }

  /**
   * A card's secondary ability for one player. Rule: strategic_action.1.
   *
   * @param free whether its cost is waived, and it must be used
   * @param resolved whether it is used already
   */
  @WireType("secondary")
  record Secondary(Seat seat, StrategyCardId card, boolean free, boolean resolved)
      implements StrategyCardProcedure {
    public Secondary used() {
      return new Secondary(seat, card, free, true);
    }
  }

  /** These players use the secondary for nothing. Rule: trade.4. */
  @WireType("free-followers")
  record FreeFollowers(List<Seat> seats) implements Outcome {
    public FreeFollowers {
      seats = List.copyOf(seats);
    }
  }

  /** A player gains so many command tokens and buys more with influence. Rule: leadership.2. */
  @WireType("leadership-tokens")
  record LeadershipTokens(Seat seat, int granted) implements StrategyCardProcedure {}

  /**
   * A player chooses a system; all others place a command token in it. Rule: diplomacy.2.
   *
   * @param system empty until it is chosen
   * @param left who has yet to choose the pool from which the token comes
   */
  @WireType("lock-system")
  record LockSystem(Seat seat, Optional<SystemId> system, List<Seat> left)
      implements StrategyCardProcedure {
    public LockSystem {
      left = List.copyOf(left);
    }

    public static LockSystem by(Seat seat) {
      return new LockSystem(seat, Optional.empty(), List.of());
    }

    public LockSystem without(Seat chosen) {
      return new LockSystem(seat, system, Copies.without(left, chosen));
    }
  }

  /** A player readies up to so many planets. Rules: diplomacy.2, diplomacy.3. */
  @WireType("ready-planets")
  record ReadyPlanets(Seat seat, int most) implements StrategyCardProcedure {}

  /** A player hands the speaker token to somebody who does not have it. Rule: politics.2.1. */
  @WireType("choose-speaker")
  record ChooseSpeaker(Seat seat) implements StrategyCardProcedure {}

  /**
   * A player still draws so many action cards, then discards down to the limit.
   *
   * @param begun whether the number takes account of what changes it
   * @param exchanged how many are discarded whatever the limit
   */
  @WireType("draw-action-cards")
  record DrawActionCards(Seat seat, int left, boolean begun, int exchanged)
      implements StrategyCardProcedure {
    public DrawActionCards(Seat seat, int count) {
      this(seat, count, false, 0);
    }

    public DrawActionCards with(int more) {
      return new DrawActionCards(seat, left + more, true, more);
    }

    public DrawActionCards leaving(int count) {
      return new DrawActionCards(seat, count, begun, exchanged);
    }

    /** All that must be discarded is. */
    public DrawActionCards discarded() {
      return new DrawActionCards(seat, 0, true, 0);
    }
  }

  /**
   * A player looks at the top agendas and lays each on top of the deck or under it. Rule:
   * politics.2.3.
   *
   * @param seen how many are looked at now, 0 before
   */
  @WireType("look-at-agendas")
  record LookAtAgendas(Seat seat, int count, int seen) implements StrategyCardProcedure {}

  /**
   * A player may place one structure on a planet. Rules: construction.2, construction.3.
   *
   * @param types any one of these
   * @param system only there; anywhere if it is empty
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

  /** A player picks who uses the secondary for nothing. Ends as {@link FreeFollowers}. */
  @WireType("choose-followers")
  record ChooseFollowers(Seat seat) implements StrategyCardProcedure {}

  /** A player takes a command token off the board and gains it. Rule: warfare.1. */
  @WireType("lift-token")
  record LiftToken(Seat seat) implements StrategyCardProcedure {}

  /** A player may lay the command tokens of the sheet anew. Rule: warfare.2. */
  @WireType("redistribute")
  record Redistribute(Seat seat) implements StrategyCardProcedure {}

  /** One space dock of the home system produces. Rule: warfare.3. */
  @WireType("home-production")
  record HomeProduction(Seat seat) implements StrategyCardProcedure {}

  /**
   * A player researches a technology. Rules: technology_sc.2, technology_sc.3.
   *
   * @param resources what it costs
   * @param optional whether it may be left; it lapses anyway where nothing can be researched
   * @param begun whether what comes before it is done
   */
  @WireType("research")
  record Research(Seat seat, int resources, boolean optional, boolean begun)
      implements StrategyCardProcedure {
    public Research(Seat seat, int resources, boolean optional) {
      this(seat, resources, optional, false);
    }

    public Research begin() {
      return new Research(seat, resources, optional, true);
    }
  }

  /** Whoever controls Mecatol Rex gains a point; anybody else may draw a secret. Imperial.2. */
  @WireType("imperial-throne")
  record ImperialThrone(Seat seat) implements StrategyCardProcedure {}
}
