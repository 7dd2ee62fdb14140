package org.lazax.simulation;

import java.util.concurrent.Callable;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.coverage.Coverage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What of the game is exercised by so many games. */
@Command(
    name = "coverage",
    description =
        "Plays whole games with bots and prints which commands, events, cards they exercised.",
    mixinStandardHelpOptions = true)
final class CountCoverage implements Callable<Integer> {
  @Option(names = "--games", description = "games to play (default: ${DEFAULT-VALUE})")
  private int games = 2_000;

  @Option(names = "--seed", description = "of the first game (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Override
  public Integer call() {
    System.out.print(of(seed, games).report());
    return 0;
  }

  /** Games of two to eight players, half of them by bots that want something. */
  static Coverage of(long first, int games) {
    Coverage coverage = new Coverage();
    for (long seed = first; seed < first + games; seed++) {
      boolean simple = seed % 2 == 0;
      WholeGame.of(
              seed,
              2 + (int) (seed % 7),
              own -> coverage.counting(simple ? new SimpleBot(own) : new RandomBot(own)))
          .watchedBy((commit, _) -> coverage.count(commit))
          .play();
    }
    return coverage;
  }
}
