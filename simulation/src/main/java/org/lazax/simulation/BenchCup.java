package org.lazax.simulation;

import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import org.lazax.simulation.rest.MeasuredCup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures what an organiser of a large tournament and its players wait for. */
@Command(
    name = "cup",
    description = {
      "Measures a tournament on a running platform: registration by CSV, pairings, publication,"
          + " results and standings.",
      "It uses the public API alone; start the platform with ./lazax up --no-demo."
    },
    mixinStandardHelpOptions = true)
final class BenchCup implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--gateway",
      description = "the address of the gateway (default: ${DEFAULT-VALUE})")
  private URI gateway = URI.create("http://localhost:8080");

  @Option(
      names = "--tables",
      split = ",",
      defaultValue = "100,1000",
      description =
          "tables of six in a round, one tournament after the other (default: ${DEFAULT-VALUE})")
  private List<Integer> tables = List.of();

  @Option(
      names = "--games",
      description =
          "tables of each tournament that bots play; the organiser gives the others their results"
              + " (default: ${DEFAULT-VALUE})")
  private int games = 20;

  @Option(names = "--reads", description = "of the standings (default: ${DEFAULT-VALUE})")
  private int reads = 1_000;

  @Option(
      names = "--at-once",
      description = "accounts that are opened at the same time (default: ${DEFAULT-VALUE})")
  private int atOnce = 8;

  @Override
  public Integer call() {
    if (tables.stream().anyMatch(count -> count < 1) || atOnce < 1) {
      throw new ParameterException(spec.commandLine(), "a round has a table or more");
    }
    for (int count : tables) {
      MeasuredCup.measure(
          gateway, new MeasuredCup.Plan(count, games, reads, atOnce), System.out::println);
    }
    return 0;
  }
}
