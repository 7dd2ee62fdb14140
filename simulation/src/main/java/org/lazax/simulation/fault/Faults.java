package org.lazax.simulation.fault;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.simulation.bot.RandomSource;

/**
 * Faults in random order. All kinds happen equally often, also in a few faults. The seed and the
 * names of the processes determine all of them.
 */
public final class Faults implements Iterator<Fault> {
  private static final List<String> SERVERS = List.of("kafka", "postgres");
  private static final int MILLIS = 1_000;

  /** A clock is wrong by so much at most, so that one step is never longer than two minutes. */
  private static final Duration FARTHEST = Duration.ofMinutes(1);

  /** Processes are killed more often than anything else, so that is here twice. */
  private static final List<Function<Faults, Fault>> KINDS =
      List.of(
          faults -> new Fault.Kill(List.of(faults.next(faults.names))),
          faults -> new Fault.Kill(faults.random.draw(faults.names, 2)),
          faults -> new Fault.Pause("kafka", faults.time()),
          faults -> new Fault.Kill(List.of(faults.next(faults.names))),
          faults -> new Fault.Pause(faults.next(faults.applications()), faults.time()),
          faults -> new Fault.DatabaseAway(faults.time()),
          faults -> new Fault.DatabaseSlow(faults.time()),
          faults -> new Fault.ConnectionsHalfOpen(faults.seed(), faults.time()),
          faults -> new Fault.Poison(faults.seed()),
          faults -> new Fault.SecondProcess(faults.next(faults.services()), faults.time()));

  /** These as well happen where clocks can be stepped. */
  private static final List<Function<Faults, Fault>> CLOCK_KINDS =
      List.of(
          faults -> new Fault.ClockStep(faults.ahead()),
          faults ->
              new Fault.ClockApart(
                  faults.next(faults.applications()), faults.ahead(), faults.time()));

  private final RandomSource random;
  private final List<String> names;
  private final Duration longest;
  private final List<Function<Faults, Fault>> all;
  private final Deque<Function<Faults, Fault>> kinds = new ArrayDeque<>();

  /**
   * Faults of a platform.
   *
   * @param names of its processes
   * @param longest how long something hangs at most, a second or more
   * @param clocks whether its clocks can be stepped
   */
  public Faults(long seed, List<String> names, Duration longest, boolean clocks) {
    this.random = new RandomSource(seed);
    this.names = List.copyOf(names);
    this.longest = longest;
    this.all =
        Stream.concat(KINDS.stream(), clocks ? CLOCK_KINDS.stream() : Stream.empty()).toList();
  }

  /** There is always another one. */
  @Override
  public boolean hasNext() {
    return true;
  }

  @Override
  public Fault next() {
    if (kinds.isEmpty()) {
      kinds.addAll(random.draw(all, all.size()));
    }
    return kinds.remove().apply(this);
  }

  private String next(List<String> from) {
    return random.pick(from);
  }

  private List<String> applications() {
    return names.stream().filter(name -> !SERVERS.contains(name)).toList();
  }

  private List<String> services() {
    return applications().stream().filter(name -> !name.equals("gateway")).toList();
  }

  private Duration time() {
    return Duration.ofMillis(MILLIS + random.upTo(Math.toIntExact(longest.toMillis()) - MILLIS));
  }

  private Duration ahead() {
    int farthest = Math.toIntExact(FARTHEST.toMillis());
    return Duration.ofMillis(random.upTo(2 * farthest) - farthest);
  }

  private long seed() {
    return random.upTo(Integer.MAX_VALUE - 1);
  }
}
