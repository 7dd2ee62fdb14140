package org.lazax.simulation.rest;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.fault.Fault;
import org.lazax.simulation.fault.FaultyPlatform;
import org.lazax.simulation.fault.RunningProcesses;
import org.lazax.simulation.fault.Seconds;

/**
 * The database of a running platform is away for a long time, with many games. Bots play at a few
 * tables all the time, and in the other games somebody gives a command now and then. No process may
 * end, and no answer may be lost.
 */
public final class Outage {
  private final Plan plan;
  private final Consumer<String> out;
  private final RunningProcesses processes;
  private final FaultyPlatform platform;
  private final Client anonymous;
  private final DrilledTables tables;

  /**
   * What happens.
   *
   * @param games that have begun before
   * @param tables at which bots play meanwhile
   * @param atOnce requests to the games
   * @param away how long the database is away
   * @param within the limit after which games count as not going on
   */
  public record Plan(
      int games, int tables, int atOnce, long seed, Duration away, Duration within) {}

  private Outage(
      Plan plan, URI gateway, RunningProcesses processes, String kafka, Consumer<String> out) {
    this.plan = plan;
    this.out = out;
    this.processes = processes;
    this.platform = new FaultyPlatform(processes, kafka, () -> "none");
    this.anonymous = Client.of(gateway);
    this.tables = new DrilledTables(anonymous, plan.tables(), plan.seed(), plan.within());
  }

  /**
   * An outage of a platform that {@code ./lazax up} has started.
   *
   * @param home the platform's folder
   * @param kafka the broker's address
   * @param out takes what has happened so far
   * @throws IllegalArgumentException if no platform runs there
   */
  public static Outage on(URI gateway, Path home, String kafka, Plan plan, Consumer<String> out) {
    return new Outage(plan, gateway, RunningProcesses.of(home), kafka, out);
  }

  /**
   * Lets it happen.
   *
   * @throws IllegalStateException if a process has ended, a game does not go on, or an answer does
   *     not stand
   */
  public void run() throws InterruptedException {
    Map<String, Long> running = running();
    long start = System.nanoTime();
    List<QuietGame> games = QuietGame.begin(anonymous, plan.games(), plan.atOnce(), plan.seed());
    out.accept(
        "%d games have begun after %s".formatted(games.size(), Seconds.of(Seconds.since(start))));
    tables.begin();
    long before = answers(games);
    fail(games);
    out.accept(
        "The database is back after %s; %d commands were answered meanwhile"
            .formatted(Seconds.of(plan.away()), answers(games) - before));
    long back = System.nanoTime();
    tables.goOn();
    out.accept("The tables went on after " + Seconds.of(Seconds.since(back)));
    AtOnce.each(plan.atOnce(), games, QuietGame::move);
    out.accept("All games had gone on after " + Seconds.of(Seconds.since(back)));
    tables.end();
    AtOnce.each(plan.atOnce(), games, QuietGame::check);
    requireSame(running, running());
    out.accept(
        "%d commands were answered, none lost, doubled or changed; all logs verify; no process has ended"
            .formatted(answers(games)));
  }

  /** The database is away while players of all games give commands. */
  private void fail(List<QuietGame> games) {
    CompletableFuture<Void> away = CompletableFuture.runAsync(this::away);
    RandomSource random = new RandomSource(plan.seed());
    AtOnce.each(
        plan.atOnce(),
        random.draw(games, games.size()),
        game -> {
          if (!away.isDone()) {
            game.move();
          }
        });
    away.join();
  }

  private void away() {
    try {
      new Fault.DatabaseAway(plan.away()).happen(platform);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private long answers(List<QuietGame> games) {
    return games.stream().mapToLong(QuietGame::answers).sum() + tables.answers();
  }

  private Map<String, Long> running() {
    return processes.names().stream()
        .collect(Collectors.toMap(Function.identity(), name -> processes.get(name).pid()));
  }

  private static void requireSame(Map<String, Long> before, Map<String, Long> now) {
    if (!before.equals(now)) {
      throw new IllegalStateException("processes have ended: %s, now %s".formatted(before, now));
    }
  }
}
