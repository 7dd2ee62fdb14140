package org.lazax.simulation.bench.galaxy;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.concurrent.Callable;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;

/** Measures the computation of adjacency and of reachable ships. */
@Command(
    name = "galaxy",
    description = "Measures adjacency and reachable ships in a full galaxy of eight players.",
    mixinStandardHelpOptions = true)
public final class BenchGalaxy implements Callable<Integer> {

  @Override
  public Integer call() throws RunnerException {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    CrowdedGalaxy crowded = CrowdedGalaxy.of(1);
    out.printf(
        "%d systems, %d ships, %d of them in reach%n",
        crowded.table().galaxy().systems().size(), crowded.ships(), crowded.reachableShips());
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(GalaxyBenchmark.class.getName())
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    for (RunResult result : results) {
      var score = result.getPrimaryResult();
      out.printf(
          "%s: %.1f %s, ± %.1f%n",
          score.getLabel(), score.getScore(), score.getScoreUnit(), score.getScoreError());
    }
    return 0;
  }
}
