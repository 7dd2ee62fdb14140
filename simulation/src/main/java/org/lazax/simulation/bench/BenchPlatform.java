package org.lazax.simulation.bench;

import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.lazax.chronicle.Realm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures latency and throughput of commands through the whole platform. */
@Command(
    name = "platform",
    description = {
      "Measures a running platform, compared with a raw double hop through its broker.",
      "Bots play games through the REST API; start it with ./lazax up --no-demo."
    },
    mixinStandardHelpOptions = true)
public final class BenchPlatform implements Callable<Integer> {
  /** Six processes read every commit. All but one of them do not reply. */
  private static final int EXTRA_CONSUMERS = 5;

  private static final int WARM_UP_GAMES = 64;

  @Option(
      names = "--gateway",
      description = "the address of the gateway (default: ${DEFAULT-VALUE})")
  private URI gateway = URI.create("http://localhost:8080");

  @Option(names = "--kafka", description = "the address of the broker (default: ${DEFAULT-VALUE})")
  private String kafka = "localhost:9092";

  @Option(
      names = "--home",
      description = "the platform's folder, which names its processes (default: ${DEFAULT-VALUE})")
  private Path home = Path.of(".lazax");

  @Option(
      names = "--games",
      split = ",",
      description = "games at a time, one level after the other (default: ${DEFAULT-VALUE})")
  private List<Integer> levels = List.of(1, 64, 1_000);

  @Option(names = "--seconds", description = "seconds for each level (default: ${DEFAULT-VALUE})")
  private int seconds = 20;

  @Option(
      names = "--warmup",
      description = {
        "seconds of warm-up with 64 games at most; it ends when the rate is steady",
        "(default: ${DEFAULT-VALUE})"
      })
  private int warmup = 600;

  @Option(
      names = "--rest",
      description = {
        "seconds without load after the warm-up, in which the JVMs finish compiling",
        "(default: ${DEFAULT-VALUE})"
      })
  private int rest = 30;

  private final PrintStream out = System.out;

  @Override
  public Integer call() throws InterruptedException, ExecutionException {
    Duration measured = Duration.ofSeconds(seconds);
    Duration settling = measured.dividedBy(2);
    int partitions = partitions();
    try (ChronicleFollower follower = ChronicleFollower.start(kafka)) {
      Load.warmUp(gateway, follower, WARM_UP_GAMES, Duration.ofSeconds(warmup), out);
      Thread.sleep(Duration.ofSeconds(rest));
      for (int games : levels) {
        Load.Figures load = Load.run(gateway, home, follower, games, settling, measured, out);
        print(games, load);
        for (int extraConsumers : List.of(0, EXTRA_CONSUMERS)) {
          KafkaRoundTrip.Figures raw =
              KafkaRoundTrip.run(
                  kafka,
                  partitions,
                  games,
                  extraConsumers,
                  load.commandBytes(),
                  load.commitBytes(),
                  settling.dividedBy(2),
                  measured.dividedBy(2));
          print(load, extraConsumers, raw);
        }
      }
    }
    return 0;
  }

  private int partitions() {
    try (KafkaConsumer<String, byte[]> consumer = Consumers.of(kafka, Realm.GAMES.topic())) {
      return consumer.assignment().size();
    }
  }

  private void print(int games, Load.Figures load) {
    Samples answers = load.answers();
    out.printf("%,d games in a closed loop, %.0f s%n", games, load.seconds());
    out.printf(
        "  REST command to accepted commit  p50 %8.2f ms  p99 %8.2f ms  %,8.0f commands/s%n",
        answers.millis(0.5), answers.millis(0.99), load.commandsPerSecond());
    out.printf(
        "  GET of the game after a command  p50 %8.2f ms  p99 %8.2f ms  %,d reads, %d failed%n",
        load.reads().millis(0.5),
        load.reads().millis(0.99),
        load.reads().count(),
        load.failedReads());
    out.printf(
        "  %,.0f commits/s, %.2f %% void; %d retried, %d games failed%n",
        load.commitsPerSecond(), 100 * load.voidShare(), load.retried(), load.failed());
    double all = load.cpu().values().stream().mapToDouble(Double::doubleValue).sum();
    out.printf("  CPU time per command %.2f ms", all);
    load.cpu().forEach((process, millis) -> out.printf("  %s %.2f", process, millis));
    out.println();
  }

  private void print(Load.Figures load, int extraConsumers, KafkaRoundTrip.Figures raw) {
    out.printf(
        "  two raw hops, %,4d + %,5d B       p50 %8.2f ms  p99 %8.2f ms  %,8.0f per second, ratio of"
            + " p50 %.1f%s%n",
        load.commandBytes(),
        load.commitBytes(),
        raw.samples().millis(0.5),
        raw.samples().millis(0.99),
        raw.perSecond(),
        load.answers().millis(0.5) / raw.samples().millis(0.5),
        extraConsumers == 0
            ? ""
            : "; with %d more consumers of the second topic".formatted(extraConsumers));
  }
}
