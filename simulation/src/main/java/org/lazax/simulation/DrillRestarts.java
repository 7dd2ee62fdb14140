package org.lazax.simulation;

import java.time.Duration;
import java.util.concurrent.Callable;
import org.lazax.simulation.rest.Restarts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays on while the operator stops and starts the platform. */
@Command(
    name = "restarts",
    description = {
      "Begins many games on a running platform, fills its topics with commands of past days, and"
          + " gives commands in all games while you stop and start it, also with --solo or with"
          + " empty databases of the services.",
      "Afterwards it checks that every answer stands, that no other command was carried out and"
          + " that the logs verify."
    },
    mixinStandardHelpOptions = true)
final class DrillRestarts implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private DrilledPlatform platform = new DrilledPlatform();

  @Option(names = "--games", description = "that are played (default: ${DEFAULT-VALUE})")
  private int games = 500;

  @Option(
      names = "--commands",
      description = "of past days in the topics (default: ${DEFAULT-VALUE})")
  private int commands = 650_000;

  @Option(names = "--days", description = "age of the oldest of them (default: ${DEFAULT-VALUE})")
  private int days = 13;

  @Option(names = "--at-once", description = "requests to the games (default: ${DEFAULT-VALUE})")
  private int atOnce = 16;

  @Option(names = "--seed", description = "of the games (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Option(names = "--minutes", description = "for which players go on (default: ${DEFAULT-VALUE})")
  private int minutes = 10;

  @Override
  public Integer call() {
    if (games < 1 || commands < 1 || days < 1 || atOnce < 1 || minutes < 0) {
      throw new ParameterException(
          spec.commandLine(), "there is a game or more, a command or more, and whole days");
    }
    Restarts.Plan plan =
        new Restarts.Plan(games, commands, days, atOnce, seed, Duration.ofMinutes(minutes));
    new Restarts(platform.gateway(), platform.kafka(), plan, System.out::println).run();
    return 0;
  }
}
