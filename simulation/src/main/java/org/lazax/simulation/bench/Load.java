package org.lazax.simulation.bench;

import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.lazax.chronicle.commit.GameId;

/** Runs a number of games in closed loops for a given time and measures them. */
final class Load {
  private static final Duration WINDOW = Duration.ofSeconds(15);
  private static final int WINDOWS = 4;

  /** How far a window may be from the mean. Two runs of one load differ by about as much. */
  private static final double STEADY = 0.04;

  private final LongAdder bytes = new LongAdder();
  private final LongAdder retried = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private final LongAdder failedReads = new LongAdder();
  private volatile Samples samples = new Samples();
  private volatile Samples reads = new Samples();
  private volatile boolean over;

  /**
   * The measured values.
   *
   * @param answers times from the first attempt of a command to its answer
   * @param reads times of reads of a game right after a command
   * @param failedReads how many reads were not answered with the game
   * @param commandBytes average size of a command's record
   * @param retried answers with a status to retry
   * @param failed games that were aborted
   * @param cpu milliseconds of CPU time per command, by process
   */
  record Figures(
      double seconds,
      Samples answers,
      Samples reads,
      long failedReads,
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

  private final Consumer<GameId> begun;

  private Load(Consumer<GameId> begun) {
    this.begun = begun;
  }

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
    return run(gateway, home, follower, games, settling, measured, output, _ -> {});
  }

  /**
   * The same.
   *
   * @param begun is given each game when its play begins, by any thread
   */
  static Figures run(
      URI gateway,
      Path home,
      ChronicleFollower follower,
      int games,
      Duration settling,
      Duration measured,
      PrintStream output,
      Consumer<GameId> begun)
      throws InterruptedException {
    return new Load(begun).measure(gateway, home, follower, games, settling, measured, output);
  }

  boolean isOver() {
    return over;
  }

  void begun(GameId game) {
    begun.accept(game);
  }

  void answered(long nanos, int commandBytes) {
    samples.add(nanos);
    bytes.add(commandBytes);
  }

  void read(long nanos) {
    reads.add(nanos);
  }

  void readFailed() {
    failedReads.increment();
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
    List<Thread> loops = start(gateway, follower, games, output);
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
            reads,
            failedReads.sum(),
            bytes.sum() / Math.max(1, samples.count()),
            follower.counts().since(before),
            retried.sum(),
            failed.sum(),
            Processes.now(home).millisSince(cpu, samples.count()));
    // Later answers are not measured.
    reset();
    end(loops);
    return figures;
  }

  /**
   * Plays until the rate is steady: no window of the last four differs from their mean by more than
   * {@link #STEADY}. JVMs compile for minutes, and a rate that still rises measures them.
   *
   * @param longest after which the warm-up ends in any case
   */
  static void warmUp(
      URI gateway, ChronicleFollower follower, int games, Duration longest, PrintStream output)
      throws InterruptedException {
    Load load = new Load(_ -> {});
    List<Thread> loops = load.start(gateway, follower, games, output);
    long start = System.nanoTime();
    Deque<Integer> rates = new ArrayDeque<>();
    while (!isSteady(rates) && System.nanoTime() - start < longest.toNanos()) {
      load.reset();
      Thread.sleep(WINDOW);
      rates.addLast(load.samples.count());
      if (rates.size() > WINDOWS) {
        rates.removeFirst();
      }
    }
    output.printf(
        "warm after %.0f s: %.0f commands/s with %d games%n",
        (System.nanoTime() - start) / 1e9,
        rates.isEmpty() ? 0.0 : rates.getLast() / (double) WINDOW.toSeconds(),
        games);
    load.end(loops);
  }

  private static boolean isSteady(Deque<Integer> rates) {
    double mean = rates.stream().mapToInt(Integer::intValue).average().orElse(0);
    return rates.size() == WINDOWS
        && rates.stream().allMatch(rate -> Math.abs(rate - mean) <= STEADY * mean);
  }

  private List<Thread> start(
      URI gateway, ChronicleFollower follower, int games, PrintStream output) {
    List<Thread> loops = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      Account account = Account.open(gateway, "bench " + game);
      ClosedLoop loop = new ClosedLoop(this, follower, account, game);
      loops.add(Thread.ofVirtual().start(() -> runUntilFailure(account, loop, output)));
    }
    return loops;
  }

  private void end(List<Thread> loops) throws InterruptedException {
    over = true;
    for (Thread loop : loops) {
      loop.join();
    }
  }

  private void reset() {
    samples = new Samples();
    reads = new Samples();
    failedReads.reset();
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
