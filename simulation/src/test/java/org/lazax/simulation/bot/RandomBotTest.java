package org.lazax.simulation.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.play.WholeGame;

/** A bot that knows no command plays whole games from forms. */
final class RandomBotTest {
  private static final long FIRST = 10_000;
  private static final int GAMES = Integer.getInteger("lazax.strangers", 80);
  private static final int MAX_PLAYERS = 8;

  /**
   * {@link WholeGame} fails with the game's seed if a sample is refused, or a variation by a rule
   * that its form does not name.
   */
  @Test
  void hundredsOfWholeGamesArePlayedFromForms() {
    LongAdder commands = new LongAdder();
    LongAdder variations = new LongAdder();

    LongStream.range(FIRST, FIRST + GAMES)
        .parallel()
        .forEach(seed -> {
          WholeGame game =
              WholeGame.of(
                      seed, players(seed), botSeed -> counting(new RandomBot(botSeed), variations))
                  .play();
          assertThat(game.game().table().ending()).as("ending of seed %d", seed).isPresent();
          commands.add(game.commands());
        });

    assertThat(variations.sum()).isBetween(commands.sum() / 4, commands.sum());
  }

  private static Bot counting(Bot bot, LongAdder variations) {
    return (table, seat, options) -> {
      FilledForm filled = bot.play(table, seat, options);
      if (!filled.isSample()) {
        variations.increment();
      }
      return filled;
    };
  }

  /** Six players in half of the games, two to eight in the others. */
  private static int players(long seed) {
    return seed % 2 == 0 ? 6 : 2 + (int) (seed / 2 % (MAX_PLAYERS - 1));
  }
}
