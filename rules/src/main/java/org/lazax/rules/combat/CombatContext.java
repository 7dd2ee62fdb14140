package org.lazax.rules.combat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.procedure.Combat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The two players who fight or fire at each other in a game.
 *
 * @param round the round of combat; 0 outside a round
 */
public record CombatContext(Place place, Seat attacker, Seat defender, int round) {

  public static CombatContext of(Combat combat) {
    return new CombatContext(combat.place(), combat.attacker(), combat.defender(), combat.round());
  }

  public static CombatContext of(RollHits exchange) {
    return new CombatContext(
        exchange.place(), exchange.attacker(), exchange.defender(), exchange.round());
  }

  public static CombatContext of(InFight occurrence) {
    return new CombatContext(
        occurrence.place(), occurrence.active(), occurrence.defender(), occurrence.round());
  }

  /** The innermost combat that is being fought. */
  public static Optional<CombatContext> goingOn(Table table) {
    return table
        .kernel()
        .frameOf(procedure -> of(procedure).isPresent())
        .flatMap(frame -> of(frame.procedure()));
  }

  private static Optional<CombatContext> of(Procedure procedure) {
    return switch (procedure) {
      case RollHits exchange -> Optional.of(of(exchange));
      case Combat combat -> Optional.of(of(combat));
      default -> Optional.empty();
    };
  }

  /**
   * The combat that concerns units of a player: the one being fought there, or else one against
   * another player at that place.
   */
  public static CombatContext around(Table table, Place place, Seat seat) {
    return goingOn(table)
        .filter(fight -> fight.place.equals(place) && fight.isParty(seat))
        .orElseGet(() -> {
          TableCombatView battle = TableCombatView.against(table, place, seat);
          return new CombatContext(
              place, battle.seat(Side.ATTACKER), battle.seat(Side.DEFENDER), 0);
        });
  }

  public TableCombatView battle(Table table) {
    return round == 0
        ? TableCombatView.inRange(table, place, attacker, defender)
        : new TableCombatView(table, place, round, attacker, defender);
  }

  public CombatContext inRound(int now) {
    return new CombatContext(place, attacker, defender, now);
  }

  /** The roll of both sides, the attacker first. */
  public RollHits exchange(HitSource source) {
    return new RollHits(place, attacker, defender, round, source, attacker, defender);
  }

  /** The player on the other side. */
  public Seat opponent(Seat seat) {
    return seat.equals(attacker) ? defender : attacker;
  }

  boolean isParty(Seat seat) {
    return seat.equals(attacker) || seat.equals(defender);
  }

  /** Whether the player has any unit here that participates in the combat. */
  public boolean isFoughtBy(Table table, Seat seat) {
    TableCombatView battle = battle(table);
    Side side = battle.side(seat);
    return battle.units(side).stream()
        .anyMatch(unit -> unit.count() > 0 && battle.fights(side, unit));
  }

  /**
   * Whether the occurrence precedes the dice of a combat that is already over because a side has no
   * participating unit left. Rules: space_combat.9, ground_combat.4.
   */
  public static boolean isOver(Table table, Occurrence occurrence) {
    if (!(occurrence instanceof InFight happens)
        || happens.round() == 0
        || happens.moments().stream().noneMatch(CombatMoment::isBeforeRolls)) {
      return false;
    }
    CombatContext fight = of(happens);
    return !fight.isFoughtBy(table, fight.attacker) || !fight.isFoughtBy(table, fight.defender);
  }

  // ---- occurrences ----

  /** An occurrence that concerns both sides. */
  public InFight both(CombatMoment... moments) {
    return occurrence(Set.of(moments), attacker, Optional.empty(), List.of(), 0, List.of());
  }

  /** A side has done something. */
  public InFight told(CombatMoment moment, Seat whose) {
    return occurrence(Set.of(moment), whose, Optional.empty(), List.of(), 0, List.of());
  }

  /** The hits of the round are assigned. The given units have sustained damage for some of them. */
  public InFight assigned(List<UnitStack> weary) {
    return occurrence(
        Set.of(CombatMoment.HITS_ASSIGNED), attacker, Optional.empty(), List.of(), 0, weary);
  }

  /** The combat ends, possibly with its last round. */
  public InFight ended(Optional<Seat> winner, CombatMoment... moments) {
    return ended(winner, List.of(), moments);
  }

  /** The combat is over. All the given units were destroyed in it. */
  public InFight over(Optional<Seat> winner, List<UnitStack> destroyed) {
    return ended(winner, destroyed, CombatMoment.COMBAT_OVER);
  }

  private InFight ended(Optional<Seat> winner, List<UnitStack> destroyed, CombatMoment... moments) {
    return both(moments).with(it -> it.units(destroyed).winner(winner));
  }

  /** A side rolls dice, or takes hits. */
  public InFight dice(CombatMoment moment, Seat whose, HitSource source, int count) {
    return occurrence(Set.of(moment), whose, Optional.of(source), List.of(), count, List.of());
  }

  /**
   * A side has rolled.
   *
   * @param near how many of the dice would have hit with a result higher by 1
   */
  public InFight rolled(Seat whose, HitSource source, int count, int near) {
    return dice(CombatMoment.ROLLED, whose, source, count)
        .withNear(Optional.of(near).filter(dice -> dice > 0));
  }

  /** Something happens to units of one owner by hits, or instead of them. */
  public InFight befalls(CombatMoment moment, HitSource source, List<UnitStack> units) {
    return befalls(moment, Optional.of(source), units);
  }

  /** Something happens to units of one owner. */
  public InFight befalls(CombatMoment moment, Optional<HitSource> source, List<UnitStack> units) {
    int count = units.stream().mapToInt(UnitStack::count).sum();
    return occurrence(Set.of(moment), units.getFirst().owner(), source, units, count, List.of());
  }

  private InFight occurrence(
      Set<CombatMoment> moments,
      Seat whose,
      Optional<HitSource> source,
      List<UnitStack> units,
      int count,
      List<UnitStack> weary) {
    Set<CombatMoment> inOrder = new TreeSet<>(Comparator.comparing(CombatMoment::text));
    inOrder.addAll(moments);
    return new InFight(
        attacker,
        inOrder,
        place,
        defender,
        round,
        whose,
        source,
        units,
        count,
        weary,
        Optional.empty(),
        Optional.empty());
  }
}
