package org.lazax.components.hopesend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.units.Place;

/** What is due for leader counters, at the start and whenever planets have changed hands. */
final class Fates {
  private Fates() {}

  /** Every player puts its counters on a home planet, the speaker first. Rule: hopes_end.3. */
  static List<GameEvent> start(Table table) {
    List<Seat> seats =
        table.clockwiseFrom(table.speaker().orElseThrow()).stream()
            .filter(seat -> !leaders(table, seat).isEmpty())
            .toList()
            .reversed();
    List<GameEvent> opened = new ArrayList<>();
    for (Seat seat : seats) {
      AbilityRef start = Paragraph.name(leaders(table, seat).getFirst(), Start.NAME);
      opened.add(opened(table.kernel().opened() + opened.size(), seat, start));
    }
    return opened;
  }

  /** The counters of a player's faction, in the order of the catalog, and their backs if any. */
  static List<LeaderCounter> printed(Table table, Seat seat) {
    return table.catalog().leaderCounters().values().stream()
        .filter(counter -> counter.faction().equals(table.player(seat).faction()))
        .toList();
  }

  /** The counters that a player puts on the board: their backs if they lie face down. */
  static List<LeaderCounterId> leaders(Table table, Seat seat) {
    List<LeaderCounter> printed = printed(table, seat);
    boolean faceDown = printed.stream().anyMatch(LeaderCounter::isFaceDown);
    return printed.stream()
        .filter(counter -> counter.isFaceDown() == faceDown)
        .map(LeaderCounter::id)
        .toList();
  }

  /** The planets that a player controls: those of its home system first, then by name. */
  static List<PlanetId> refuges(Table table, Seat seat) {
    Stream<PlanetId> others =
        table.planets().cards().entrySet().stream()
            .filter(card -> card.getValue().controller().equals(seat))
            .map(Map.Entry::getKey)
            .sorted(Comparator.comparing(PlanetId::value));
    return Stream.concat(HomePlanets.of(table, seat).stream(), others).distinct().toList();
  }

  /**
   * What is due for the first counter that has lost its planet or its ship, or escapes; one after
   * the other. An escape without a planet is a death. Rules: hopes_end.11, hopes_end.13,
   * hopes_end.N16.
   */
  static List<GameEvent> due(Table table) {
    for (var entry : table.part(LeaderCounters.ID).pieces().entrySet()) {
      LeaderCounterId leader = entry.getKey();
      LeaderPiece piece = entry.getValue();
      Seat owner = piece.owner();
      if (piece.inPlay() && !isHeld(table, piece)) {
        return List.of(opened(table.kernel().opened(), owner, Paragraph.name(leader, Lost.NAME)));
      }
      if (piece.escapes()) {
        return List.of(
            refuges(table, owner).isEmpty()
                ? new LeaderKilled(leader)
                : opened(table.kernel().opened(), owner, Paragraph.name(leader, Escape.NAME)));
      }
    }
    return List.of();
  }

  /** Whether its ship is there, or its planet is its owner's or still fought for. */
  private static boolean isHeld(Table table, LeaderPiece piece) {
    return piece
        .planet()
        .map(at ->
            table.planets().controls(piece.owner(), at) || isFoughtFor(table, piece.owner(), at))
        .orElseGet(() -> piece.carrier(table).isPresent());
  }

  /** Whether this player invades the planet and has ground forces left there. */
  private static boolean isFoughtFor(Table table, Seat seat, PlanetId planet) {
    return table
            .kernel()
            .within(Invasion.class)
            .filter(invasion -> invasion.seat().equals(seat))
            .isPresent()
        && accompanied(table, seat, planet);
  }

  /** Whether this player has ground forces on the planet. */
  static boolean accompanied(Table table, Seat seat, PlanetId planet) {
    return table
        .galaxy()
        .systemOf(planet)
        .filter(system -> GroundForces.present(table, Place.on(system, planet), seat))
        .isPresent();
  }

  /** Whether the fate of a counter is being decided. */
  static boolean wait(Table table) {
    return table
        .kernel()
        .within(Effect.class)
        .filter(effect -> effect.use().ability().component().kind() == Kind.LEADER_COUNTER)
        .isPresent();
  }

  static FrameOpened opened(int id, Seat owner, AbilityRef ability) {
    return new FrameOpened(
        id, new Effect(Service.GAME, new Use(ability, owner), new AnyTime(owner)));
  }
}
