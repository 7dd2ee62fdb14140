package org.lazax.table.ability;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

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
          ActionDone.class,
          TurnEnds.class,
          SystemActivated.class,
          TacticalActionEnds.class,
          ProductionBegins.class,
          UnitsProduced.class,
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
          CombatBegins.class,
          CombatEnds.class);

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

  /** An action is taken and what came of it is over; there may be another in the same turn. */
  @WireType("action-done")
  record ActionDone(Seat active) implements Occurrence {}

  /** The last action is taken and what came of it is over. */
  @WireType("turn-ends")
  record TurnEnds(Seat active) implements Occurrence {}

  /** A token lies in the system; nothing has moved yet. Rule: active_system.1. */
  @WireType("system-activated")
  record SystemActivated(Seat active, SystemId system) implements Occurrence {}

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

  /** Two players are about to fight, in space or on a planet. */
  @WireType("combat-begins")
  record CombatBegins(Seat active, Place place, Seat attacker, Seat defender)
      implements Occurrence {}

  /** A fight is over; without a winner it was a draw. */
  @WireType("combat-ends")
  record CombatEnds(Seat active, Place place, Seat attacker, Seat defender, Optional<Seat> winner)
      implements Occurrence {}
}
