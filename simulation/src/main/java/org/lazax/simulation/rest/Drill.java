package org.lazax.simulation.rest;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.lazax.simulation.fault.Fault;
import org.lazax.simulation.fault.Faults;
import org.lazax.simulation.fault.FaultyPlatform;
import org.lazax.simulation.fault.RunningProcesses;
import org.lazax.simulation.fault.Seconds;

/**
 * Bots play on a running platform while one fault after the other happens to it. After each, all
 * games must go on within a limit, and what was answered before must stand.
 */
public final class Drill {
  private final Plan plan;
  private final Consumer<String> out;
  private final Faults faults;
  private final FaultyPlatform platform;
  private final DrilledTables tables;

  /**
   * What happens.
   *
   * @param count of faults
   * @param seed of faults and games
   * @param tables at which bots play at the same time
   * @param longest how long something hangs at most, a second or more
   * @param within the limit after which games count as not going on
   */
  public record Plan(int count, long seed, int tables, Duration longest, Duration within) {}

  private Drill(
      Plan plan, URI gateway, RunningProcesses processes, String kafka, Consumer<String> out) {
    this.plan = plan;
    this.out = out;
    this.tables = new DrilledTables(Client.of(gateway), plan.tables(), plan.seed(), plan.within());
    this.platform = new FaultyPlatform(processes, kafka, tables::game);
    this.faults =
        new Faults(plan.seed(), processes.names(), plan.longest(), platform.hasSteppedClock());
  }

  /**
   * A drill on a platform that {@code ./lazax up} has started.
   *
   * @param home the platform's folder
   * @param kafka the broker's address
   * @param out takes a line for each fault when all games go on
   * @throws IllegalArgumentException if no platform runs there
   */
  public static Drill on(URI gateway, Path home, String kafka, Plan plan, Consumer<String> out) {
    return new Drill(plan, gateway, RunningProcesses.of(home), kafka, out);
  }

  /** Whether clocks are stepped as well. */
  public boolean hasSteppedClock() {
    return platform.hasSteppedClock();
  }

  /**
   * Lets all faults happen.
   *
   * @throws IllegalStateException if a game does not go on
   * @throws CompletionException if an answer does not stand
   */
  public void run() throws InterruptedException {
    if (!hasSteppedClock()) {
      out.accept("Clocks are not stepped; scripts/stepped-clock.sh starts a platform for that.");
    }
    try {
      drill();
    } finally {
      platform.correctClock();
    }
  }

  private void drill() throws InterruptedException {
    long begin = System.nanoTime();
    tables.begin();
    List<Duration> times = new ArrayList<>();
    for (int number = 1; number <= plan.count(); number++) {
      Fault fault = faults.next();
      fault.happen(platform);
      Duration time = tables.goOn();
      tables.check();
      times.add(time);
      out.accept("%d. %s; all games went on after %s".formatted(number, fault, Seconds.of(time)));
    }
    tables.end();
    out.accept(summary(times, Seconds.since(begin)));
  }

  private String summary(List<Duration> times, Duration all) {
    List<Duration> sorted = times.stream().sorted().toList();
    return "%d faults of seed %d in %s: %d commands of %d games were answered, none lost, doubled or changed; all logs verify; games went on after %s (median), %s (longest)"
        .formatted(
            sorted.size(),
            plan.seed(),
            Seconds.of(all),
            tables.answers(),
            tables.games(),
            Seconds.of(sorted.get(sorted.size() / 2)),
            Seconds.of(sorted.getLast()));
  }
}
