package org.lazax.simulation.rest;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.lazax.simulation.fault.Fault;
import org.lazax.simulation.fault.Faults;
import org.lazax.simulation.fault.FaultyPlatform;
import org.lazax.simulation.fault.RunningProcesses;

/**
 * Bots play on a running platform while one fault after the other happens to it. After each, all
 * games must go on within a limit, and what was answered before must stand.
 */
public final class Drill {
  /** How many answers show that a game goes on. */
  private static final int ANSWERS = 3;

  private static final Duration POLL_DELAY = Duration.ofMillis(100);

  private final Plan plan;
  private final Consumer<String> out;
  private final Faults faults;
  private final FaultyPlatform platform;
  private final List<DrilledTable> tables;

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
    Client anonymous = Client.of(gateway);
    this.tables =
        IntStream.range(0, plan.tables())
            .mapToObj(table ->
                new DrilledTable(anonymous, (plan.seed() * plan.tables() + table) * 1_000_003))
            .toList();
    this.platform = new FaultyPlatform(processes, kafka, this::game);
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
  public static Drill on(URI gateway, Path home, String kafka, Plan plan, Consumer<String> out)
      throws IOException {
    return new Drill(plan, gateway, RunningProcesses.of(home), kafka, out);
  }

  /** Whether clocks are stepped as well. */
  public boolean hasSteppedClock() {
    return platform.hasSteppedClock();
  }

  /**
   * Lets all faults happen.
   *
   * @throws IllegalStateException if a game does not go on, or an answer does not stand
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
    tables.forEach(DrilledTable::begin);
    goOn();
    List<Duration> times = new ArrayList<>();
    for (int number = 1; number <= plan.count(); number++) {
      Fault fault = faults.next();
      fault.happen(platform);
      Duration time = goOn();
      tables.forEach(DrilledTable::check);
      times.add(time);
      out.accept("%d. %s; all games went on after %s".formatted(number, fault, seconds(time)));
    }
    tables.forEach(table -> table.end(plan.within()));
    out.accept(summary(times));
  }

  /** Waits until all games go on. */
  private Duration goOn() {
    long begin = System.nanoTime();
    List<Long> aims = tables.stream().map(table -> table.answers() + ANSWERS).toList();
    for (int i = 0; i < tables.size(); i++) {
      DrilledTable table = tables.get(i);
      long aim = aims.get(i);
      Duration left = plan.within().minusNanos(System.nanoTime() - begin);
      if (!Client.until(() -> table.has(aim), has -> has, POLL_DELAY, left)) {
        throw new IllegalStateException(
            "game %s does not go on within %s".formatted(table.game(), seconds(plan.within())));
      }
    }
    return Duration.ofNanos(System.nanoTime() - begin);
  }

  private String game() {
    return tables.getFirst().game().orElse("none");
  }

  private String summary(List<Duration> times) {
    List<Duration> sorted = times.stream().sorted().toList();
    return "%d faults of seed %d: %d commands of %d games were answered, none lost, doubled or changed; all logs verify; games went on after %s (median), %s (longest)"
        .formatted(
            sorted.size(),
            plan.seed(),
            tables.stream().mapToLong(DrilledTable::answers).sum(),
            tables.stream().mapToLong(DrilledTable::games).sum(),
            seconds(sorted.get(sorted.size() / 2)),
            seconds(sorted.getLast()));
  }

  private static String seconds(Duration time) {
    return "%.1f s".formatted(time.toMillis() / 1e3);
  }
}
