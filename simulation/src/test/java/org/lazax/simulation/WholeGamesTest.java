package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;

/**
 * In whole games every option is accepted, all invariants hold after every commit, and every game
 * ends. {@code -Dlazax.games=N} plays N games of each kind, {@code -Dlazax.seed=N} begins with
 * another seed. A failure names the seed of its game.
 */
final class WholeGamesTest {
  private static final int GAMES = Integer.getInteger("lazax.games", 12);
  private static final long FIRST = Long.getLong("lazax.seed", 1);
  private static final int BATCH = 20;

  @TestFactory
  Stream<DynamicTest> gamesOfRandomBotsAreAcceptedAndConserved() {
    return batches(RandomBot::new);
  }

  @TestFactory
  Stream<DynamicTest> gamesOfSimpleBotsAreAcceptedAndConserved() {
    return batches(SimpleBot::new);
  }

  private static Stream<DynamicTest> batches(LongFunction<Bot> bots) {
    return LongStream.iterate(FIRST, seed -> seed < FIRST + GAMES, seed -> seed + BATCH)
        .mapToObj(
            first -> DynamicTest.dynamicTest("from seed " + first, () -> playFrom(first, bots)));
  }

  private static void playFrom(long first, LongFunction<Bot> bots) {
    for (long seed = first; seed < Math.min(first + BATCH, FIRST + GAMES); seed++) {
      Conservation conservation = new Conservation();
      Table table =
          WholeGame.of(seed, players(seed), bots)
              .onCommit(conservation::check)
              .play()
              .game()
              .table();

      assertThat(table.ending()).as("ending of seed %d", seed).isPresent();
    }
  }

  /** Six players in half of the games, two to eight in the others. */
  private static int players(long seed) {
    return seed % 2 == 0 ? 6 : 2 + (int) (seed / 2 % 7);
  }
}
