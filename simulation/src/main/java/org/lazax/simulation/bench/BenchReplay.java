package org.lazax.simulation.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.simulation.rules.Replaying;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** How fast a log becomes a table again. */
@Command(
    name = "replay",
    description = {
      "Measures how fast a log is folded to a table, on one thread.",
      "Folds an exported game; with --kafka also the chronicle, compared with a bare consumer."
    },
    mixinStandardHelpOptions = true)
public final class BenchReplay implements Callable<Integer> {
  private static final int PASSES = 5;

  @Parameters(paramLabel = "FILE", description = "the exported game")
  private Path file = Path.of("-");

  @Option(names = "--kafka", description = "a broker with a chronicle, such as localhost:9092")
  private @Nullable String kafka;

  @Option(
      names = "--records",
      description = "most records to read of the chronicle (default: ${DEFAULT-VALUE})")
  private long records = 100_000;

  @Option(
      names = "--seconds",
      description = "seconds for the file, after as many to warm up (default: ${DEFAULT-VALUE})")
  private int seconds = 10;

  private final PrintStream out = System.out;

  @Override
  public Integer call() throws IOException {
    byte[] export = Files.readAllBytes(file);
    foldFile(export);
    double rate = foldFile(export);
    ExportedLog log = ExportReader.read(export);
    out.printf(
        "the file, %d commits, %,d events, %,d bytes: %,.0f events folded a second%n",
        log.commits().size(), events(log), export.length, rate);
    Optional.ofNullable(kafka).ifPresent(this::replay);
    return 0;
  }

  /** From the file's bytes to the last table, every time. Events a second. */
  private double foldFile(byte[] export) {
    long start = System.nanoTime();
    long events = 0;
    while (secondsSince(start) < seconds) {
      ExportedLog log = ExportReader.read(export);
      Replaying.tableAfter(log, Long.MAX_VALUE);
      events += events(log);
    }
    return events / secondsSince(start);
  }

  private static long events(ExportedLog log) {
    return log.commits().stream().mapToLong(step -> step.shown().count()).sum();
  }

  /** In turn, so that both have the same machine; the first of each warms up. */
  private void replay(String broker) {
    try (ReplayedLog log = new ReplayedLog(broker, records)) {
      log.bare();
      log.tokens();
      ReplayedLog.Pass folded = log.folded();
      long bare = 0;
      long tokens = 0;
      long nanos = 0;
      for (int pass = 0; pass < PASSES; pass++) {
        bare += log.bare().nanos();
        tokens += log.tokens().nanos();
        nanos += log.folded().nanos();
      }
      out.printf(
          "the chronicle in Kafka, %,d records, %,d events, %,d bytes:%n",
          folded.records(), folded.events(), folded.bytes());
      double events = (double) folded.events() * PASSES;
      print("folded", events, nanos, nanos);
      print("JSON tokens alone", events, tokens, nanos);
      print("only consumed", events, bare, nanos);
    }
  }

  private void print(String what, double events, long nanos, long folded) {
    out.printf(
        "  %-18s %,12.0f events a second, %4.1f times as many%n",
        what, events / (nanos / 1e9), (double) folded / nanos);
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
