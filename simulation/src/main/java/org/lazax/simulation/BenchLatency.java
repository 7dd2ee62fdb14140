package org.lazax.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.lazax.simulation.bench.Samples;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Whether a command takes longer the longer its game is, without a broker. */
@Command(
    name = "latency",
    description = "Measures the latency of commands early and late in long games.",
    mixinStandardHelpOptions = true)
final class BenchLatency implements Callable<Integer> {
  /** Commits before and after the one asked for that count for it. */
  private static final long AROUND = 50;

  @Option(names = "--games", description = "games to measure (default: ${DEFAULT-VALUE})")
  private int games = 30;

  @Option(names = "--warmup", description = "games before that (default: ${DEFAULT-VALUE})")
  private int warmup = 20;

  @Option(names = "--players", description = "players a game (default: ${DEFAULT-VALUE})")
  private int players = 8;

  @Option(names = "--at", split = ",", description = "commits (default: ${DEFAULT-VALUE})")
  private List<Long> at = List.of(100L, 500L, 1_000L, 1_500L, 2_000L);

  @Override
  public Integer call() {
    for (int game = 0; game < warmup; game++) {
      WholeGame.of(-1 - game, players, SimpleBot::new).play();
    }
    List<Samples> samples = new ArrayList<>();
    at.forEach(_ -> samples.add(new Samples()));
    for (int game = 0; game < games; game++) {
      WholeGame.of(1 + game, players, SimpleBot::new)
          .timedBy((seq, nanos) -> {
            for (int place = 0; place < at.size(); place++) {
              if (Math.abs(seq - at.get(place)) <= AROUND) {
                samples.get(place).add(nanos);
              }
            }
          })
          .play();
    }
    System.out.printf("%d games of %d simple bots, one thread%n", games, players);
    for (int place = 0; place < at.size(); place++) {
      System.out.printf(
          "  around commit %,5d  p50 %.3f ms  p99 %.3f ms  of %,d commands%n",
          at.get(place),
          samples.get(place).millis(0.5),
          samples.get(place).millis(0.99),
          samples.get(place).count());
    }
    return 0;
  }
}
