package org.lazax.simulation.fault;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.lazax.simulation.bot.RandomSource;

/**
 * Faults in random order. All kinds happen equally often, also in a few faults. The seed and the
 * names of the processes determine all of them.
 */
public final class Faults implements Iterator<Fault> {
  private static final List<String> SERVERS = List.of("kafka", "postgres");
  private static final int MILLIS = 1_000;

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

  private final RandomSource random;
  private final List<String> names;
  private final Duration longest;
  private final Deque<Function<Faults, Fault>> kinds = new ArrayDeque<>();

  /**
   * Faults of a platform.
   *
   * @param names of its processes
   * @param longest how long something hangs at most, a second or more
   */
  public Faults(long seed, List<String> names, Duration longest) {
    this.random = new RandomSource(seed);
    this.names = List.copyOf(names);
    this.longest = longest;
  }

  /** There is always another one. */
  @Override
  public boolean hasNext() {
    return true;
  }

  @Override
  public Fault next() {
    if (kinds.isEmpty()) {
      kinds.addAll(random.draw(KINDS, KINDS.size()));
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

  private long seed() {
    return random.upTo(Integer.MAX_VALUE - 1);
  }
}
