package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.components.hopesend.LeaderBoarded;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.components.hopesend.LeaderLanded;
import org.lazax.components.hopesend.LeaderPiece;
import org.lazax.components.hopesend.LeaderTurnedDown;
import org.lazax.components.hopesend.LeaderTurnedUp;
import org.lazax.components.hopesend.LeadersPlaced;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.procedure.Invasion;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;

/** Games with Hope's End are played to their end, and no counter is lost or doubled. */
final class HopesEndGamesTest {
  /** How many games are played; more with {@code -Dhopes-end.games}. */
  private static final int GAMES = Integer.getInteger("hopes-end.games", 50);

  /** The seed of the first of them. */
  private static final long FIRST = Long.getLong("hopes-end.first", 1);

  /** How many players each game has; 0 for mostly two to four. */
  private static final int PLAYERS = Integer.getInteger("hopes-end.players", 0);

  /** In one game of so many counters lie face down. */
  private static final int FACE_DOWN = 2;

  /** In one game of so many all eight factions play, with all 24 counters. */
  private static final int EVERYBODY = 25;

  @Test
  @Rule("hopes_end.4")
  void countersAreConservedInWholeGames() {
    Queue<GameEvent> events = new ConcurrentLinkedQueue<>();
    Set<Integer> checked = ConcurrentHashMap.newKeySet();
    LongStream.range(FIRST, FIRST + GAMES)
        .parallel()
        .forEach(seed -> {
          Table played =
              WholeGame.of(seed, setup(seed), RandomBot::new)
                  .onCommit(new Conservation()::check)
                  .onCommit((commit, table) -> {
                    List<GameEvent> own =
                        commit.events().stream()
                            .filter(
                                event -> event.getClass().getPackageName().endsWith(".hopesend"))
                            .toList();
                    events.addAll(own);
                    check(table);
                    if (!own.isEmpty()) {
                      checkFaces(table);
                    }
                    checked.add(table.round());
                  })
                  .play()
                  .game()
                  .table();
          assertThat(played.ending()).as("ending of seed %d", seed).isPresent();
        });

    assertThat(checked).hasSizeGreaterThan(2);
    assertThat(events)
        .hasSizeGreaterThanOrEqualTo(2 * GAMES)
        .hasAtLeastOneElementOfType(LeaderBoarded.class)
        .hasAtLeastOneElementOfType(LeaderLanded.class)
        .hasAtLeastOneElementOfType(LeaderTurnedUp.class)
        .hasAtLeastOneElementOfType(LeaderTurnedDown.class)
        .hasAtLeastOneElementOfType(LeadersPlaced.class);
  }

  private static GameSetup setup(long seed) {
    int players = PLAYERS == 0 ? mixed(seed) : PLAYERS;
    return seed % FACE_DOWN == 0
        ? game(players, "hopes_end", "hopes_end_face_down")
        : game(players, "hopes_end");
  }

  private static int mixed(long seed) {
    return seed % EVERYBODY == 0 ? 8 : 2 + (int) (seed % 3);
  }

  private static void check(Table table) {
    if (table.round() == 0 || table.ending().isPresent()) {
      return;
    }
    LeaderCounters counters = table.part(LeaderCounters.ID);
    assertThat(counters.pieces()).hasSize(3 * table.players().size());
    assertThat(counters.inconsistencies(table)).isEmpty();
    if (table.kernel().within(Effect.class).isEmpty()
        && table.kernel().within(Invasion.class).isEmpty()) {
      assertThat(counters.pieces().values()).allMatch(piece -> isSomewhere(table, piece));
    }
  }

  private static void checkFaces(Table table) {
    table.part(LeaderCounters.ID).pieces().values().stream()
        .map(LeaderPiece::owner)
        .distinct()
        .forEach(seat ->
            assertThat(FaceDown.counters(table, seat)).isEqualTo(FaceDown.printed(table, seat)));
  }

  private static boolean isSomewhere(Table table, LeaderPiece piece) {
    return piece.out()
        || piece.captor().isPresent()
        || (piece.ship().isPresent() && piece.place(table).isPresent())
        || piece.planet().filter(at -> table.planets().controls(piece.owner(), at)).isPresent();
  }

  @Test
  @Rule({"hopes_end.3", "hopes_end.N3"})
  void atTheStartTheCountersOfEachPlayerLieTogetherAtHome() {
    Set<String> seen = new HashSet<>();
    List<Table> starts = new ArrayList<>();
    WholeGame.of(11, game(6, "hopes_end"), SimpleBot::new)
        .onCommit((_, table) -> {
          if (table.round() == 1 && starts.isEmpty()) {
            starts.add(table);
          }
        })
        .play();

    Table start = starts.getFirst();
    start
        .seats()
        .forEach(seat -> {
          List<LeaderPiece> own =
              start.part(LeaderCounters.ID).pieces().values().stream()
                  .filter(piece -> piece.owner().equals(seat))
                  .toList();
          assertThat(own).hasSize(3);
          assertThat(own.stream().map(LeaderPiece::planet).distinct()).hasSize(1);
          assertThat(HomePlanets.of(start, seat)).contains(own.getFirst().planet().orElseThrow());
          seen.add(start.player(seat).faction().value());
        });
    assertThat(seen).contains("jol_nar");
    assertThat(start.part(LeaderCounters.ID).pieces().keySet())
        .map(start.catalog()::leaderCounter)
        .filteredOn(counter -> counter.name().equals("Rin"))
        .extracting(LeaderCounter::type)
        .containsExactlyInAnyOrder(LeaderCounter.Type.ADMIRAL, LeaderCounter.Type.SCIENTIST);
  }

  @Test
  @Rule("hopes_end.1")
  void aGameWithoutTheVariantHasNoTraceOfIt() {
    LocalGame<Table> with = WholeGame.of(5, game(3, "hopes_end"), SimpleBot::new).play().game();
    LocalGame<Table> without = WholeGame.of(5, game(3), SimpleBot::new).play().game();

    assertThat(text(with)).contains("table.hopes-end-leaders-placed.v1");
    assertThat(text(without)).doesNotContain("hopes-end", "hopes_end.", "leader_counter");
    assertThat(without.table().part(LeaderCounters.ID).isEmpty()).isTrue();
    assertThat(without.table().catalog().leaderCounters()).isEmpty();
  }

  private static String text(LocalGame<Table> game) {
    return new String(game.export(), StandardCharsets.UTF_8);
  }

  private static GameSetup game(int players, String... variants) {
    return GameSetups.withMore(players, Stream.of(variants).map(ExpansionId::new).toList());
  }
}
