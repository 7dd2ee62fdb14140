package org.lazax.simulation;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lazax.simulation.rest.Drill;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets things go wrong on a running platform while bots play on it. */
@Command(
    name = "faults",
    description = {
      "Lets faults happen to a running platform while bots play on it: processes that are killed,"
          + " stand still or get a second one beside them, a database that is away, slow or half"
          + " open, records that nobody can read, and clocks that are stepped if"
          + " scripts/stepped-clock.sh has started the platform.",
      "After each fault it checks that all games go on, that every answer stands and that the logs"
          + " verify. Start the platform with ./lazax up --no-demo, with --solo for the other"
          + " packaging."
    },
    mixinStandardHelpOptions = true)
final class DrillFaults implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private DrilledHome platform = new DrilledHome();

  @Option(names = "--count", description = "faults (default: ${DEFAULT-VALUE})")
  private int count = 30;

  @Option(names = "--seed", description = "of faults and games; a new one if left out")
  private @Nullable Long seed;

  @Option(names = "--tables", description = "games at the same time (default: ${DEFAULT-VALUE})")
  private int tables = 4;

  @Option(
      names = "--longest",
      paramLabel = "SECONDS",
      description = "how long something hangs at most (default: ${DEFAULT-VALUE})")
  private int longest = 15;

  @Option(
      names = "--within",
      paramLabel = "SECONDS",
      description = "how soon games must go on after a fault (default: ${DEFAULT-VALUE})")
  private int within = 120;

  @Override
  public Integer call() throws InterruptedException {
    if (count < 1 || tables < 1 || longest < 1 || within < 1) {
      throw new ParameterException(
          spec.commandLine(), "a drill has a fault or more, a table or more, and whole seconds");
    }
    Drill.Plan plan =
        new Drill.Plan(
            count,
            Optional.ofNullable(seed).orElseGet(() -> System.nanoTime() % Integer.MAX_VALUE),
            tables,
            Duration.ofSeconds(longest),
            Duration.ofSeconds(within));
    System.out.println("The seed is " + plan.seed());
    try {
      Drill.on(platform.gateway(), platform.home(), platform.kafka(), plan, System.out::println)
          .run();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    return 0;
  }
}
