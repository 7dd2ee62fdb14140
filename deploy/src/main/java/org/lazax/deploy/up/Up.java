package org.lazax.deploy.up;

import static java.lang.ProcessBuilder.Redirect.INHERIT;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.lazax.deploy.kafka.Topics;
import org.lazax.deploy.supervision.Restarts;
import org.lazax.deploy.supervision.Supervisor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Starts the platform, hosts a demo game, and runs until it is stopped. */
@Command(
    name = "up",
    description = "Start Kafka, PostgreSQL, the services and the gateway; play a demo game.",
    mixinStandardHelpOptions = true)
public final class Up implements Callable<Integer> {
  private static final int FAILED = 1;

  @Mixin private final Ports ports = new Ports();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--home",
      defaultValue = "${env:LAZAX_HOME:-.lazax}",
      description = "the folder of data, logs and keys (default: ${DEFAULT-VALUE})")
  private Path folder = Path.of(".lazax");

  @Option(
      names = "--solo",
      description = "host all services in one process, which is faster on few cores")
  private boolean solo;

  @Option(
      names = "--partitions",
      description = "of each topic of a new installation (default: ${DEFAULT-VALUE})")
  private int partitions = Topics.PARTITIONS;

  @Option(names = "--no-demo", description = "play no demo game")
  private boolean noDemo;

  @Option(names = "--cup", description = "let bots play a small cup in place of the demo game")
  private boolean cup;

  /** Returns only if the platform cannot be started. Otherwise a signal ends the process. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    try (Home home = Home.open(folder);
        var supervisor = new Supervisor(home.folder(), Restarts.STANDARD, this::print)) {
      supervisor.endOrphans();
      var platform =
          new Platform(
              Path.of("").toAbsolutePath(),
              home.folder(),
              ports,
              home.seedKey(),
              StartCache::useOptions,
              solo ? Packaging.SOLO : Packaging.SEPARATE,
              partitions);
      ports.checkFree(platform.starting());
      platform.checkBuilt();
      Runtime.getRuntime().addShutdownHook(new Thread(supervisor::close, "stop"));
      start(platform, supervisor);
      demo(platform, home)
          .ifPresent(process ->
              Runtime.getRuntime().addShutdownHook(new Thread(process::destroy, "stop-demo")));
      Thread.currentThread().join();
      return 0;
    } catch (StartupException | IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return FAILED;
    }
  }

  private Optional<Process> demo(Platform platform, Home home) throws IOException {
    if (noDemo) {
      return Optional.empty();
    }
    return cup
        ? Demo.cup(platform.root(), platform.gateway(), home.folder().resolve("cup"), INHERIT)
        : Demo.game(
            platform.root(), platform.gateway(), home.folder().resolve("demo.ndjson"), INHERIT);
  }

  private void start(Platform platform, Supervisor supervisor) {
    long start = System.nanoTime();
    supervisor.start(List.of(platform.kafka(), platform.postgres()));
    supervisor.start(platform.applications());
    print(
        "Lazax is up after %.1f s. Ctrl-C stops it; the games are kept."
            .formatted((System.nanoTime() - start) / 1e9));
    print("  watch    " + platform.gateway() + "/");
    print("  games    " + platform.gateway() + "/api/v1/games");
    print("  API      " + platform.gateway() + "/api/v1/openapi");
    print("  logs     " + platform.home().resolve("logs"));
    Memory.of(supervisor.processes()).forEach(this::print);
  }

  private void print(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
