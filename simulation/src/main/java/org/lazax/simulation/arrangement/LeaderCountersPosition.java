package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.components.expansion.Expansions;
import org.lazax.game.lobby.CreateGame;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.setup.GivenParts;
import org.lazax.table.setup.GivenPosition;

/**
 * A {@link DisputedPosition} with Hope's End, without the Crowns and Ghost Squad. One in three
 * leader counters is captive of another player, the others lie on planets of their owner: those of
 * the second player, who has a diplomat, on a planet that is about to be invaded.
 */
final class LeaderCountersPosition {
  private static final int CAPTIVE = 3;

  /** The part of the table with the counters, as a client writes it. */
  private static final String PART = "hopes-end.leaders";

  private static final List<ExpansionId> EXPANSIONS =
      Stream.concat(Expansions.USUAL.stream(), Stream.of(new ExpansionId("hopes_end"))).toList();

  private LeaderCountersPosition() {}

  /** A game that begins in such a position. It depends on the seed only. */
  static CreateGame of(long seed, int players) {
    RandomSource random = new RandomSource(seed);
    return RandomPosition.inOneRing(
        seed,
        factions(players, random),
        EXPANSIONS,
        (table, position) ->
            withCounters(table, DisputedPosition.disputed(table, position), random));
  }

  /** Factions with counters, the second one with a diplomat. */
  private static List<FactionId> factions(int players, RandomSource random) {
    List<LeaderCounter> counters =
        List.copyOf(
            Services.book().of(Optional.of(EXPANSIONS)).catalog().leaderCounters().values());
    FactionId second =
        random.pick(
            counters.stream()
                .filter(counter -> counter.type() == LeaderCounter.Type.DIPLOMAT)
                .map(LeaderCounter::faction)
                .toList());
    List<FactionId> others =
        counters.stream()
            .map(LeaderCounter::faction)
            .distinct()
            .filter(faction -> !faction.equals(second))
            .toList();
    List<FactionId> factions = new ArrayList<>(random.draw(others, players - 1));
    factions.add(DisputedPosition.SECOND.number() - 1, second);
    return factions;
  }

  private static GivenPosition withCounters(
      Table table, GivenPosition position, RandomSource random) {
    Map<LeaderCounterId, Object> pieces = new TreeMap<>();
    for (LeaderCounter counter : table.catalog().leaderCounters().values()) {
      table.players().values().stream()
          .filter(player -> player.faction().equals(counter.faction()))
          .forEach(
              player -> pieces.put(counter.id(), piece(table, position, player.seat(), random)));
    }
    return position.withParts(
        Optional.of(
            Services.wire()
                .json()
                .convertValue(Map.of(PART, Map.of("pieces", pieces)), GivenParts.class)));
  }

  /** Whether bots that land on one planet invade this one, or if no planet is disputed. */
  private static boolean isNext(Table table, PlanetId planet) {
    return DisputedPosition.system(table)
        .map(system -> table.galaxy().planets(system).getFirst().equals(planet))
        .orElse(true);
  }

  /** It is captive of somebody if its owner has no planet. */
  private static Map<String, Object> piece(
      Table table, GivenPosition position, Seat owner, RandomSource random) {
    List<PlanetId> planets =
        position.planets().entrySet().stream()
            .filter(card -> card.getValue().controller().equals(owner))
            .map(Map.Entry::getKey)
            .filter(planet -> !owner.equals(DisputedPosition.SECOND) || isNext(table, planet))
            .toList();
    boolean isCaptive = planets.isEmpty() || random.oneIn(CAPTIVE);
    List<Seat> others = table.seats().stream().filter(seat -> !seat.equals(owner)).toList();
    return isCaptive
        ? Map.of("owner", owner, "captor", random.pick(others), "out", false)
        : Map.of("owner", owner, "planet", random.pick(planets), "out", false);
  }
}
