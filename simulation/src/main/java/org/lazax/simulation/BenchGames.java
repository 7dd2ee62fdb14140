package org.lazax.simulation;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** How many whole games a second one core plays, options included, without a broker. */
@Command(
    name = "games",
    description = "Measures whole games a second, played by bots on one thread.",
    mixinStandardHelpOptions = true)
final class BenchGames implements Callable<Integer> {
  @Option(names = "--games", description = "games to measure (default: ${DEFAULT-VALUE})")
  private int games = 200;

  @Option(names = "--warmup", description = "games before that (default: ${DEFAULT-VALUE})")
  private int warmup = 100;

  @Option(names = "--players", description = "players a game (default: ${DEFAULT-VALUE})")
  private int players = 6;

  @Option(names = "--seed", description = "of the first measured game (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Option(names = "--bot", description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
  private Kind bot = Kind.random;

  /** Who plays; named as on the command line. */
  enum Kind {
    random(RandomBot::new),
    simple(SimpleBot::new);

    @SuppressWarnings("ImmutableEnumChecker") // constructors, which hold nothing
    private final LongFunction<Bot> bots;

    Kind(LongFunction<Bot> bots) {
      this.bots = bots;
    }
  }

  @Override
  public Integer call() {
    for (int game = 0; game < warmup; game++) {
      WholeGame.of(-1 - game, players, bot.bots).play();
    }
    Figures figures = new Figures();
    long wall = System.nanoTime();
    long cpu = cpu();
    for (int game = 0; game < games; game++) {
      figures.count(WholeGame.of(seed + game, players, bot.bots).play());
    }
    figures.print(
        new PrintWriter(System.out, false, StandardCharsets.UTF_8),
        (System.nanoTime() - wall) / 1e9,
        (cpu() - cpu) / 1e9);
    return 0;
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** What was played. */
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
