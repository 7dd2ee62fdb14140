package org.lazax.simulation;

import java.util.concurrent.Callable;
import org.lazax.simulation.bench.combat.OddsBenchmark;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** How fast fights are fought and odds are found, on one core. */
@Command(
    name = "combat",
    description = "Measures combats and odds a second, on one thread.",
    mixinStandardHelpOptions = true)
final class BenchCombat implements Callable<Integer> {
  @Option(names = "--fights", description = "which of A, B, C, D (default: all)", split = ",")
  private String[] fights = {};

  @Option(names = "--seconds", description = "of each measurement (default: ${DEFAULT-VALUE})")
  private int seconds = 2;

  @Option(names = "--iterations", description = "measurements (default: ${DEFAULT-VALUE})")
  private int iterations = 5;

  @Option(names = "--warmup", description = "iterations before (default: ${DEFAULT-VALUE})")
  private int warmup = 3;

  @Override
  public Integer call() throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(OddsBenchmark.class.getSimpleName())
            .forks(1)
            .threads(1)
            .warmupIterations(warmup)
            .measurementIterations(iterations)
            .warmupTime(TimeValue.seconds(seconds))
            .measurementTime(TimeValue.seconds(seconds))
            .jvmArgsAppend("-XX:+UseSerialGC");
    if (fights.length > 0) {
      options.param("fight", fights);
    }
    new Runner(options.build()).run();
    return 0;
  }
}
