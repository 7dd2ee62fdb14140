package org.lazax.simulation.bench;

import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Runs a number of games in closed loops for a given time and measures them. */
final class Load {
  private final LongAdder bytes = new LongAdder();
  private final LongAdder retried = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private volatile Samples samples = new Samples();
  private volatile boolean over;

  /**
   * The measured values.
   *
   * @param answers times from the first attempt of a command to its answer
   * @param commandBytes average size of a command's record
   * @param retried answers with a status to retry
   * @param failed games that were aborted
   * @param cpu milliseconds of CPU time per command, by process
   */
  record Figures(
      double seconds,
      Samples answers,
      long commandBytes,
      ChronicleFollower.Counts log,
      long retried,
      long failed,
      Map<String, Double> cpu) {

    double commandsPerSecond() {
      return answers.count() / seconds;
    }

    double commitsPerSecond() {
      return log.commits() / seconds;
    }

    double voidShare() {
      return (double) log.voids() / Math.max(1, log.voids() + log.commits());
    }

    long commitBytes() {
      return log.bytes() / Math.max(1, log.commits());
    }
  }

  private Load() {}

  /** Runs the load. The measurement begins when {@code settling} has passed. */
  static Figures run(
      URI gateway,
      Path home,
      ChronicleFollower follower,
      int games,
      Duration settling,
      Duration measured,
      PrintStream output)
      throws InterruptedException {
    return new Load().measure(gateway, home, follower, games, settling, measured, output);
  }

  boolean isOver() {
    return over;
  }

  void answered(long nanos, int commandBytes) {
    samples.add(nanos);
    bytes.add(commandBytes);
  }

  void retried() {
    retried.increment();
  }

  private Figures measure(
      URI gateway,
      Path home,
      ChronicleFollower follower,
      int games,
      Duration settling,
      Duration measured,
      PrintStream output)
      throws InterruptedException {
    List<Thread> loops = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      Account account = Account.open(gateway, "bench " + game);
      ClosedLoop loop = new ClosedLoop(this, follower, account, game);
      loops.add(Thread.ofVirtual().start(() -> runUntilFailure(account, loop, output)));
    }
    Thread.sleep(settling);
    reset();
    ChronicleFollower.Counts before = follower.counts();
    Processes cpu = Processes.now(home);
    long start = System.nanoTime();
    Thread.sleep(measured);
    double nanos = System.nanoTime() - start;
    Figures figures =
        new Figures(
            nanos / 1e9,
            samples,
            bytes.sum() / Math.max(1, samples.count()),
            follower.counts().since(before),
            retried.sum(),
            failed.sum(),
            Processes.now(home).millisSince(cpu, samples.count()));
    // Later answers are not measured.
    samples = new Samples();
    over = true;
    for (Thread loop : loops) {
      loop.join();
    }
    return figures;
  }

  private void reset() {
    samples = new Samples();
    bytes.reset();
    retried.reset();
  }

  private void runUntilFailure(Account account, ClosedLoop loop, PrintStream output) {
    try (account) {
      loop.run();
    } catch (RuntimeException e) {
      failed.increment();
      output.println("a game failed: " + e);
    }
  }
}
