package org.lazax.simulation;

import org.lazax.simulation.bench.BenchPage;
import org.lazax.simulation.bench.BenchPlatform;
import org.lazax.simulation.bench.BenchReplay;
import org.lazax.simulation.bench.galaxy.BenchGalaxy;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line for everything that does not start a server. */
@Command(
    name = "lazax",
    mixinStandardHelpOptions = true,
    subcommands = {
      Main.Bench.class,
      Main.Drill.class,
      Verify.class,
      Replay.class,
      CountCoverage.class,
      KeepGolden.class,
      CutRelease.class,
      PlayCup.class
    })
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  /** The benchmarks. */
  @Command(
      name = "bench",
      description = "Runs a benchmark.",
      mixinStandardHelpOptions = true,
      subcommands = {
        BenchCombat.class,
        BenchCouncil.class,
        BenchCup.class,
        BenchGalaxy.class,
        BenchGames.class,
        BenchLatency.class,
        BenchOptions.class,
        BenchPage.class,
        BenchPlatform.class,
        BenchPods.class,
        BenchReplay.class,
        BenchWindows.class
      })
  static final class Bench {}

  /** What goes wrong on purpose. */
  @Command(
      name = "drill",
      description = "Lets something go wrong.",
      mixinStandardHelpOptions = true,
      subcommands = {DrillFaults.class, DrillOutage.class, DrillRestarts.class})
  static final class Drill {}
}
