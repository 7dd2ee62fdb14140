package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.MomentName;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Something that happens and on which abilities may hang: a moment of the game with its
 * circumstances. Whoever commits what happens calls {@link AbilityProcedure.Moment} with it. Rule:
 * abilities.2.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Occurrence {
  List<Class<?>> TYPES =
      List.of(
          TurnBegins.class,
          ComponentAction.class,
          AnyTime.class,
          ActionDone.class,
          TurnEnds.class,
          SystemActivated.class,
          ShipsCame.class,
          TacticalActionEnds.class,
          ProductionBegins.class,
          UnitsProduced.class,
          PlanetTaken.class,
          PlanetGained.class,
          GoodsGained.class,
          ResearchBegins.class,
          TechnologyGained.class,
          StrategyPhaseBegins.class,
          StrategyPhaseEnds.class,
          SecondaryOffered.class,
          SecondaryResolved.class,
          PrimaryResolved.class,
          StatusPhaseBegins.class,
          StatusPhaseEnds.class,
          InFight.class);

  /**
   * Whether even abilities that must be used wait for the others' turn once one player has used
   * one: where what is used first may undo what comes next. Rule: abilities.N4.1.
   */
  default boolean takesTurns() {
    return false;
  }

  /** By what name windows, standing orders and logs call such a moment. */
  default MomentName moment() {
    return new MomentName(WireTypes.nameOf(getClass()));
  }

  /** Whose turn it is, or who speaks first where nobody has a turn. */
  Seat active();

  @WireType("turn-begins")
  record TurnBegins(Seat active) implements Occurrence {}

  /**
   * A player takes an action of the turn: what says Action is used instead of any other. Rules:
   * abilities.5, component_action.1.
   */
  @WireType("component-action")
  record ComponentAction(Seat active) implements Occurrence {}

  /** No moment in particular: a player interjects, whoever is awaited. */
  @WireType("any-time")
  record AnyTime(Seat active) implements Occurrence {}

  /** An action is taken and what came of it is over; there may be another in the same turn. */
  @WireType("action-done")
  record ActionDone(Seat active) implements Occurrence {}

  /** The last action is taken and what came of it is over. */
  @WireType("turn-ends")
  record TurnEnds(Seat active) implements Occurrence {}

  /** A token lies in the system; nothing has moved yet. Rule: active_system.1. */
  @WireType("system-activated")
  record SystemActivated(Seat active, SystemId system) implements Occurrence {}

  /**
   * A player has moved ships into the system; nobody has fired at them yet. Rule: movement.6.
   *
   * @param throughWormholes how many of those with a capacity came through a wormhole
   */
  @WireType("ships-came")
  record ShipsCame(Seat active, SystemId system, int throughWormholes) implements Occurrence {}

  /** All steps of a tactical action are over. */
  @WireType("tactical-action-ends")
  record TacticalActionEnds(Seat active, SystemId system) implements Occurrence {}

  /** Units of this player are about to use PRODUCTION. Rule: abilities.15. */
  @WireType("production-begins")
  record ProductionBegins(Seat active, Seat producer, SystemId system) implements Occurrence {}

  /**
   * A player has produced units.
   *
   * @param byUnits whether units used PRODUCTION for it, no other effect
   */
  @WireType("units-produced")
  record UnitsProduced(Seat active, Seat producer, SystemId system, boolean byUnits)
      implements Occurrence {}

  /** A player gains control of a planet; structures of others still stand on it. */
  @WireType("planet-taken")
  record PlanetTaken(Seat active, Seat gainer, PlanetId planet) implements Occurrence {}

  /** A player has gained control of a planet. */
  @WireType("planet-gained")
  record PlanetGained(Seat active, Seat gainer, PlanetId planet) implements Occurrence {}

  /** A player has gained trade goods, all at once. */
  @WireType("goods-gained")
  record GoodsGained(Seat active, Seat gainer) implements Occurrence {}

  /** A player is about to research. */
  @WireType("research-begins")
  record ResearchBegins(Seat active, Seat researcher) implements Occurrence {}

  /** A player has gained a technology, by research or otherwise. */
  @WireType("technology-gained")
  record TechnologyGained(Seat active, Seat gainer, TechnologyId technology, boolean researched)
      implements Occurrence {}

  @WireType("strategy-phase-begins")
  record StrategyPhaseBegins(Seat active) implements Occurrence {}

  /** Everybody has chosen strategy cards. */
  @WireType("strategy-phase-ends")
  record StrategyPhaseEnds(Seat active) implements Occurrence {}

  /** A player has used the primary ability of a strategy card. */
  @WireType("primary-resolved")
  record PrimaryResolved(Seat active, StrategyCardId card) implements Occurrence {}

  /** A player may pay for the secondary ability of a strategy card. */
  @WireType("secondary-offered")
  record SecondaryOffered(Seat active, Seat follower, StrategyCardId card) implements Occurrence {}

  /** A player has used the secondary ability of a strategy card. */
  @WireType("secondary-resolved")
  record SecondaryResolved(Seat active, Seat follower, StrategyCardId card) implements Occurrence {}

  @WireType("status-phase-begins")
  record StatusPhaseBegins(Seat active) implements Occurrence {}

  @WireType("status-phase-ends")
  record StatusPhaseEnds(Seat active) implements Occurrence {}

  /**
   * Something happens in a fight, or in the invasion around one.
   *
   * @param active the attacker, whose turn it mostly is
   * @param moments what it is, in the order of their texts; the first round begins with the combat
   *     and the last one ends with it, so these may be two
   * @param round of combat, 0 outside
   * @param whose who has rolled, whose units are concerned; the attacker where it concerns both
   * @param source what rolls or has made the hits, where anything has
   * @param units those concerned, as they were, where they are some in particular
   * @param count how many hits or units
   * @param weary those that have sustained damage in this round and still lie on their side
   * @param winner of a combat that ends, but for a draw
   * @param near how many dice of a roll would have hit with 1 more
   */
  @RecordBuilder
  @WireType("in-fight")
  record InFight(
      Seat active,
      Set<CombatMoment> moments,
      Place place,
      Seat defender,
      int round,
      Seat whose,
      Optional<HitSource> source,
      List<UnitStack> units,
      int count,
      List<UnitStack> weary,
      Optional<Seat> winner,
      Optional<Integer> near)
      implements Occurrence, OccurrenceInFightBuilder.With {
    public InFight {
      moments = Copies.ordered(moments);
      units = List.copyOf(units);
      weary = List.copyOf(weary);
    }

    /** The same roll with what it hits now. */
    public InFight rolledNow(int hits, int nearly) {
      return with(it -> it.count(hits).near(Optional.of(nearly).filter(dice -> dice > 0)));
    }

    /** The same for these units alone. */
    public InFight of(List<UnitStack> some) {
      int total = some.stream().mapToInt(UnitStack::count).sum();
      return with(it -> it.units(some).count(total));
    }

    /** Rules: technology/assault_cannon.N3.1, unit/z_grav_eidolon.N2.1. */
    @Override
    public boolean takesTurns() {
      return CombatMoment.ROUND_BEGINS.isIn(this);
    }

    /** Those of the units it is about that are this player's and of this type. */
    public List<UnitStack> units(Seat owner, UnitType type) {
      return units.stream()
          .filter(stack -> stack.owner().equals(owner) && stack.type() == type)
          .toList();
    }

    /** How many of them there are. */
    public int count(Seat owner, UnitType type) {
      return units(owner, type).stream().mapToInt(UnitStack::count).sum();
    }

    /** Whoever is on the other side. */
    public Seat opponent(Seat seat) {
      return seat.equals(active) ? defender : active;
    }

    public boolean isParty(Seat seat) {
      return seat.equals(active) || seat.equals(defender);
    }
  }
}
