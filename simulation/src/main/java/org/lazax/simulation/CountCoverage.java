package org.lazax.simulation;

import java.util.concurrent.Callable;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.coverage.Coverage;
import org.lazax.simulation.play.WholeGame;
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
    Coverage coverage = of(seed, games);
    System.out.print(coverage.report());
    return coverage.isWhole() ? 0 : 1;
  }

  /**
   * Games of two to eight players, come about in every way there is, half of them played by bots
   * that want something, all watched for what must be conserved. A game that fails is told of, and
   * the next one is played.
   */
  static Coverage of(long first, int games) {
    Coverage coverage = new Coverage();
    for (long seed = first; seed < first + games; seed++) {
      boolean simple = seed % 2 == 0;
      Conservation conservation = new Conservation();
      WholeGame game =
          WholeGame.of(
                  seed,
                  GameSetups.of(seed),
                  own -> simple ? new SimpleBot(own) : new RandomBot(own))
              .heardBy(coverage::count)
              .watchedBy((commit, table) -> {
                coverage.count(commit);
                conservation.check(commit, table);
              });
      try {
        game.play();
      } catch (WholeGame.Failed failed) {
        coverage.fail(String.valueOf(failed.getMessage()));
      }
    }
    return coverage;
  }
}
