package org.lazax.simulation;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Measures how many whole games per second one thread plays, options included, without a broker.
 */
@Command(
    name = "games",
    description = "Measures whole games a second, played by bots on one thread.",
    mixinStandardHelpOptions = true)
final class BenchGames implements Callable<Integer> {
  @Option(names = "--games", description = "games to measure (default: ${DEFAULT-VALUE})")
  private int games = 200;

  @Option(
      names = "--warmup",
      description = "games before the measurement (default: ${DEFAULT-VALUE})")
  private int warmup = 100;

  @Option(names = "--players", description = "players in each game (default: ${DEFAULT-VALUE})")
  private int players = 6;

  @Option(
      names = "--seed",
      description = "seed of the first measured game (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Option(names = "--bot", description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
  private Kind bot = Kind.random;

  @Option(
      names = "--with",
      split = ",",
      description = "expansions beside the usual ones, such as hopes_end; factions are dealt then")
  private List<String> more = List.of();

  /** The kind of bot, named as on the command line. */
  enum Kind {
    random(RandomBot::new),
    simple(SimpleBot::new);

    @SuppressWarnings("ImmutableEnumChecker") // constructor references have no state
    private final LongFunction<Bot> bots;

    Kind(LongFunction<Bot> bots) {
      this.bots = bots;
    }
  }

  @Override
  public Integer call() {
    for (int game = 0; game < warmup; game++) {
      game(-1 - game).play();
    }
    Figures figures = new Figures();
    long wall = System.nanoTime();
    long cpu = cpu();
    for (int game = 0; game < games; game++) {
      figures.count(game(seed + game).play());
    }
    figures.print(
        new PrintWriter(System.out, false, StandardCharsets.UTF_8),
        (System.nanoTime() - wall) / 1e9,
        (cpu() - cpu) / 1e9);
    return 0;
  }

  private WholeGame game(long number) {
    return WholeGame.of(
        number,
        more.isEmpty()
            ? GameSetup.standard(number, players)
            : GameSetups.withMore(players, more.stream().map(ExpansionId::new).toList()),
        bot.bots);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Sums over the measured games. */
  private final class Figures {
    private long commands;
    private long commits;
    private long events;
    private long rounds;
    private long points;
    private final Map<String, Integer> endings = new TreeMap<>();

    void count(WholeGame played) {
      Table table = played.game().table();
      commands += played.commands();
      commits += played.game().commits().size();
      played.game().commits().forEach(commit -> events += commit.events().size());
      rounds += table.round();
      points += table.players().values().stream().mapToInt(p -> p.victoryPoints()).max().orElse(0);
      table.ending().ifPresent(ending -> endings.merge(ending.rule(), 1, Integer::sum));
    }

    void print(PrintWriter out, double wall, double cpu) {
      out.printf("%d whole games of %d %s bots, one thread%n", games, players, bot);
      out.printf("%.1f games a second of wall clock, %.1f of CPU%n", games / wall, games / cpu);
      out.printf(
          "%,.0f commands a second; a game has %d commands, %d commits, %d events%n",
          commands / wall, commands / games, commits / games, events / games);
      out.printf(
          "%.1f rounds a game, the winner has %.1f points; ended by %s%n",
          rounds / (double) games, points / (double) games, endings);
      out.flush();
    }
  }
}
