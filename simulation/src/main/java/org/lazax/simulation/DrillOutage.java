package org.lazax.simulation;

import java.time.Duration;
import java.util.concurrent.Callable;
import org.lazax.simulation.rest.Outage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Takes the database away from a running platform that has many games. */
@Command(
    name = "outage",
    description = {
      "Begins many games on a running platform and takes the database away for a long time, while"
          + " bots play and players give commands.",
      "Afterwards it checks that no process has ended, that all games go on, that every answer"
          + " stands and that the logs verify. Start the platform with ./lazax up --no-demo, such as"
          + " with --partitions 48."
    },
    mixinStandardHelpOptions = true)
final class DrillOutage implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private DrilledHome platform = new DrilledHome();

  @Option(names = "--games", description = "that have begun before (default: ${DEFAULT-VALUE})")
  private int games = 5_000;

  @Option(names = "--tables", description = "with bots that play on (default: ${DEFAULT-VALUE})")
  private int tables = 8;

  @Option(names = "--at-once", description = "requests to the games (default: ${DEFAULT-VALUE})")
  private int atOnce = 32;

  @Option(names = "--seed", description = "of the games (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Option(
      names = "--away",
      paramLabel = "SECONDS",
      description = "how long the database is away (default: ${DEFAULT-VALUE})")
  private int away = 120;

  @Option(
      names = "--within",
      paramLabel = "SECONDS",
      description = "how soon games must go on after it (default: ${DEFAULT-VALUE})")
  private int within = 120;

  @Override
  public Integer call() throws InterruptedException {
    if (games < 1 || tables < 1 || atOnce < 1 || away < 1 || within < 1) {
      throw new ParameterException(
          spec.commandLine(), "an outage has a game or more, a table or more, and whole seconds");
    }
    Outage.Plan plan =
        new Outage.Plan(
            games, tables, atOnce, seed, Duration.ofSeconds(away), Duration.ofSeconds(within));
    try {
      Outage.on(platform.gateway(), platform.home(), platform.kafka(), plan, System.out::println)
          .run();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    return 0;
  }
}
