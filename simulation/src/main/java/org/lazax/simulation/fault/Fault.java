package org.lazax.simulation.fault;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/** Something that goes wrong while games are played. Its text says what. */
public sealed interface Fault {
  /** Lets it go wrong, and returns when nothing hangs any more. What was killed may be starting. */
  void happen(FaultyPlatform platform) throws InterruptedException;

  /** Processes end at once, as if the machine had killed them. */
  record Kill(List<String> names) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      Signal.KILL.to(names.stream().map(platform.processes()::get).toList());
    }

    @Override
    public String toString() {
      return "kill " + String.join(" and ", names);
    }
  }

  /** A process stands still for a while, and does not know it afterwards. */
  record Pause(String name, Duration time) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      hold(List.of(platform.processes().get(name)), time);
    }

    @Override
    public String toString() {
      return "pause %s for %s".formatted(name, Seconds.of(time));
    }
  }

  /** The database answers nothing for a while; its connections stay open. */
  record DatabaseAway(Duration time) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      hold(platform.processes().database(), time);
    }

    @Override
    public String toString() {
      return "database away for " + Seconds.of(time);
    }
  }

  /** The database stands still half of the time. */
  record DatabaseSlow(Duration time) implements Fault {
    private static final Duration STEP = Duration.ofMillis(50);

    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      List<ProcessHandle> database = platform.processes().database();
      long end = System.nanoTime() + time.toNanos();
      while (System.nanoTime() < end) {
        hold(database, STEP);
        Thread.sleep(STEP);
      }
    }

    @Override
    public String toString() {
      return "database slow for " + Seconds.of(time);
    }
  }

  /** Connections to the database are half open: some of its processes hang, and then end. */
  record ConnectionsHalfOpen(long seed, Duration time) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      SplittableRandom random = new SplittableRandom(seed);
      List<ProcessHandle> some =
          platform.processes().connections().stream().filter(_ -> random.nextBoolean()).toList();
      hold(some, time);
    }

    @Override
    public String toString() {
      return "half of the database's connections hang for " + Seconds.of(time);
    }
  }

  /** Records that nobody can read come into the topics, for a game that is played and for none. */
  record Poison(long seed) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      platform.poison(new SplittableRandom(seed));
    }

    @Override
    public String toString() {
      return "poison in all topics";
    }
  }

  /** A second process of a service joins for a while, and ends at once. */
  record SecondProcess(String name, Duration time) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      try (CopiedProcess second = CopiedProcess.start(platform.processes().get(name))) {
        second.awaitReady();
        Thread.sleep(time);
      }
    }

    @Override
    public String toString() {
      return "a second %s for %s".formatted(name, Seconds.of(time));
    }
  }

  /** The clock of the machine is set, and stays so. */
  record ClockStep(Duration ahead) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) {
      platform.clock().set(ahead);
    }

    @Override
    public String toString() {
      return "the clock is set to " + aheadOrBehind(ahead);
    }
  }

  /** A process shows another time than all others for a while. */
  record ClockApart(String name, Duration ahead, Duration time) implements Fault {
    @Override
    public void happen(FaultyPlatform platform) throws InterruptedException {
      ProcessHandle process = platform.processes().get(name);
      try {
        platform.clock().set(process, ahead);
        Thread.sleep(time);
      } finally {
        platform.clock().set(process, Duration.ZERO);
      }
    }

    @Override
    public String toString() {
      return "the clock of %s is %s for %s".formatted(name, aheadOrBehind(ahead), Seconds.of(time));
    }
  }

  private static void hold(List<ProcessHandle> processes, Duration time)
      throws InterruptedException {
    try {
      Signal.STOP.to(processes);
      Thread.sleep(time);
    } finally {
      Signal.CONT.to(processes);
    }
  }

  private static String aheadOrBehind(Duration ahead) {
    return "%s %s".formatted(Seconds.of(ahead.abs()), ahead.isNegative() ? "behind" : "ahead");
  }
}
