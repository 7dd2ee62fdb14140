package org.lazax.simulation.bench;

import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** So many games in a closed loop for so long. */
final class Load {
  private final LongAdder bytes = new LongAdder();
  private final LongAdder putOff = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private volatile Samples samples = new Samples();
  private volatile boolean over;

  /**
   * What was measured.
   *
   * @param answers from the command's first sending to its answer
   * @param commandBytes of a command's record, on average
   * @param putOff answers that said: later
   * @param failed games that were given up
   * @param cpu milliseconds of processor time a command, by process
   */
  record Figures(
      double seconds,
      Samples answers,
      long commandBytes,
      ChronicleFollower.Seen log,
      long putOff,
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

  /** Runs it; what comes before {@code settling} has passed is not measured. */
  static Figures run(
      URI gateway,
      Path home,
      ChronicleFollower witness,
      int games,
      Duration settling,
      Duration measured,
      PrintStream complaints)
      throws InterruptedException {
    try (HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      return new Load().run(http, gateway, home, witness, games, settling, measured, complaints);
    }
  }

  boolean isOver() {
    return over;
  }

  void answered(long nanos, int commandBytes) {
    samples.add(nanos);
    bytes.add(commandBytes);
  }

  void putOff() {
    putOff.increment();
  }

  private Figures run(
      HttpClient http,
      URI gateway,
      Path home,
      ChronicleFollower witness,
      int games,
      Duration settling,
      Duration measured,
      PrintStream complaints)
      throws InterruptedException {
    List<Thread> loops = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      Account account = Account.open(http, gateway, "bench " + game);
      ClosedLoop loop = new ClosedLoop(this, witness, account, game);
      loops.add(Thread.ofVirtual().start(() -> guarded(loop, complaints)));
    }
    Thread.sleep(settling);
    reset();
    ChronicleFollower.Seen before = witness.seen();
    Processes cpu = Processes.now(home);
    long start = System.nanoTime();
    Thread.sleep(measured);
    double nanos = System.nanoTime() - start;
    Figures figures =
        new Figures(
            nanos / 1e9,
            samples,
            bytes.sum() / Math.max(1, samples.count()),
            witness.seen().since(before),
            putOff.sum(),
            failed.sum(),
            Processes.now(home).millisSince(cpu, samples.count()));
    // What is answered from now on counts no more.
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
    putOff.reset();
  }

  private void guarded(ClosedLoop loop, PrintStream complaints) {
    try {
      loop.run();
    } catch (RuntimeException e) {
      failed.increment();
      complaints.println("a game is given up: " + e);
    }
  }
}
