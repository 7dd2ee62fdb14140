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
 * Something that happens and can trigger abilities: a moment of the game with its circumstances.
 * The service that commits what happens calls {@link AbilityProcedure.Moment} with it. Rule:
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
   * Whether forced abilities, too, wait for the turn of other players once one player has used an
   * ability, because that ability can change what follows. Rule: abilities.N4.1.
   */
  default boolean takesTurns() {
    return false;
  }

  /** The name of the moment in windows, standing orders and logs. */
  default MomentName moment() {
    return new MomentName(WireTypes.nameOf(getClass()));
  }

  /** The active player, or the player who acts first if nobody has a turn. */
  Seat active();

  @WireType("turn-begins")
  record TurnBegins(Seat active) implements Occurrence {}

  /**
   * A player takes an action. Abilities with the word Action are used instead of another action.
   * Rules: abilities.5, component_action.1.
   */
  @WireType("component-action")
  record ComponentAction(Seat active) implements Occurrence {}

  /** No moment in particular. A player acts while another one may be awaited. */
  @WireType("any-time")
  record AnyTime(Seat active) implements Occurrence {}

  /**
   * An action and everything that followed from it is over. The same turn can have another action.
   */
  @WireType("action-done")
  record ActionDone(Seat active) implements Occurrence {}

  /** The last action of a turn and everything that followed from it is over. */
  @WireType("turn-ends")
  record TurnEnds(Seat active) implements Occurrence {}

  /** The command token is in the system. No ship has moved yet. Rule: active_system.1. */
  @WireType("system-activated")
  record SystemActivated(Seat active, SystemId system) implements Occurrence {}

  /**
   * A player has moved ships into the system. Nobody has fired at them yet. Rule: movement.6.
   *
   * @param throughWormholes the number of ships with a capacity that came through a wormhole
   */
  @WireType("ships-came")
  record ShipsCame(Seat active, SystemId system, int throughWormholes) implements Occurrence {}

  /** All steps of a tactical action are over. */
  @WireType("tactical-action-ends")
  record TacticalActionEnds(Seat active, SystemId system) implements Occurrence {}

  /** A player is about to use PRODUCTION of units. Rule: abilities.15. */
  @WireType("production-begins")
  record ProductionBegins(Seat active, Seat producer, SystemId system) implements Occurrence {}

  /**
   * A player has produced units.
   *
   * @param byUnits whether units used PRODUCTION, and not another effect
   */
  @WireType("units-produced")
  record UnitsProduced(Seat active, Seat producer, SystemId system, boolean byUnits)
      implements Occurrence {}

  /** A player gains control of a planet. Structures of other players are still on it. */
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

  /** All players have chosen their strategy cards. */
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
   * A moment of a combat, or of the invasion around one.
   *
   * @param active the attacker, in most cases the active player
   * @param moments what happens, in the order of the texts. The first round begins with the combat,
   *     and the last round ends with it, so there can be two.
   * @param round the round of combat; 0 outside a round
   * @param whose the player who has rolled or whose units are concerned; the attacker if it
   *     concerns both
   * @param source the source of the roll or the hits; empty if there is none
   * @param units the units concerned, as they were before; empty if it concerns no units in
   *     particular
   * @param count the number of hits or units
   * @param weary the units that have sustained damage in this round and are still damaged
   * @param winner the winner of a combat that ends; empty for a draw
   * @param near how many dice of a roll would have hit with a result higher by 1
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

    /** The same roll with its current number of hits. */
    public InFight rolledNow(int hits, int nearly) {
      return with(it -> it.count(hits).near(Optional.of(nearly).filter(dice -> dice > 0)));
    }

    /** The same occurrence for some of the units. */
    public InFight of(List<UnitStack> some) {
      int total = some.stream().mapToInt(UnitStack::count).sum();
      return with(it -> it.units(some).count(total));
    }

    /** Rules: technology/assault_cannon.N3.1, unit/z_grav_eidolon.N2.1. */
    @Override
    public boolean takesTurns() {
      return CombatMoment.ROUND_BEGINS.isIn(this);
    }

    /** The concerned units of this player and this type. */
    public List<UnitStack> units(Seat owner, UnitType type) {
      return units.stream()
          .filter(stack -> stack.owner().equals(owner) && stack.type() == type)
          .toList();
    }

    /** The number of the concerned units of this player and this type. */
    public int count(Seat owner, UnitType type) {
      return units(owner, type).stream().mapToInt(UnitStack::count).sum();
    }

    /** The player on the other side. */
    public Seat opponent(Seat seat) {
      return seat.equals(active) ? defender : active;
    }

    public boolean isParty(Seat seat) {
      return seat.equals(active) || seat.equals(defender);
    }
  }
}
