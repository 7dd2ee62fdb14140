package org.lazax.simulation;

import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.EagerBot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.coverage.Coverage;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Counts which parts of the game a number of simulated games exercise. */
@Command(
    name = "coverage",
    description =
        "Plays whole games with bots and prints which commands, events, abilities and cards acted.",
    mixinStandardHelpOptions = true)
final class CountCoverage implements Callable<Integer> {
  @Option(names = "--games", description = "games to play (default: ${DEFAULT-VALUE})")
  private int games = 2_000;

  @Option(names = "--seed", description = "seed of the first game (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Override
  public Integer call() {
    Coverage coverage = of(seed, games);
    System.out.print(coverage.report());
    return coverage.isComplete() ? 0 : 1;
  }

  /**
   * Plays games of two to eight players with every kind of setup, among them some with first
   * prints, with unusual choices of expansions and with positions in small galaxies. Simple, random
   * and eager bots each play about a third of them. Every game is checked for conservation. A game
   * that fails is recorded, and the next one is played.
   */
  static Coverage of(long first, int games) {
    Coverage coverage = new Coverage();
    Table emptyTable = coverage.emptyTable();
    for (long seed = first; seed < first + games; seed++) {
      LongFunction<Bot> bots = bots(seed);
      Conservation conservation = new Conservation();
      WholeGame game =
          WholeGame.of(seed, GameSetups.ofAllKinds(seed), emptyTable, bots)
              .onCommand(coverage::count)
              .onCommit((commit, table) -> {
                coverage.count(commit, table);
                conservation.check(commit, table);
              });
      try {
        game.play();
      } catch (WholeGame.Failed failed) {
        coverage.addFailure(String.valueOf(failed.getMessage()));
      }
    }
    return coverage;
  }

  /** The kind of the bots depends on the seed, but not on the kind of the setup. */
  private static LongFunction<Bot> bots(long seed) {
    return switch ((int) Math.floorMod(seed, 11L)) {
      case 0, 1, 2, 3 -> SimpleBot::new;
      case 4, 5, 6 -> RandomBot::new;
      default -> EagerBot::new;
    };
  }
}
