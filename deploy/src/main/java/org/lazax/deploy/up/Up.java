package org.lazax.deploy.up;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.lazax.deploy.supervision.Restarts;
import org.lazax.deploy.supervision.Supervisor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Starts everything, hosts a demo game, and stays until it is stopped. */
@Command(
    name = "up",
    description = "Start Kafka, PostgreSQL, the four services and the gateway; play a demo game.",
    mixinStandardHelpOptions = true)
public final class Up implements Callable<Integer> {
  private static final int REFUSED = 1;

  @Mixin private final Ports ports = new Ports();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--home",
      defaultValue = "${env:LAZAX_HOME:-.lazax}",
      description = "the folder of data, logs and keys (default: ${DEFAULT-VALUE})")
  private Path folder = Path.of(".lazax");

  @Option(names = "--no-demo", description = "play no demo game")
  private boolean quiet;

  /** Returns only if the platform cannot be started; otherwise a signal ends the process. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    try (Home home = Home.open(folder);
        var supervisor = new Supervisor(home.folder(), Restarts.USUAL, this::say)) {
      supervisor.endLeftovers();
      ports.checkFree();
      Path root = Path.of("").toAbsolutePath();
      var platform = new Platform(root, home.folder(), ports, home.seedKey(), StartCache::used);
      platform.checkBuilt();
      Runtime.getRuntime().addShutdownHook(new Thread(supervisor::close, "stop"));
      start(platform, supervisor);
      if (!quiet) {
        Demo.start(
                root,
                platform.gateway(),
                home.folder().resolve("demo.ndjson"),
                ProcessBuilder.Redirect.INHERIT)
            .ifPresent(process ->
                Runtime.getRuntime().addShutdownHook(new Thread(process::destroy, "stop-demo")));
      }
      Thread.currentThread().join();
      return 0;
    } catch (StartupException | IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return REFUSED;
    }
  }

  private void start(Platform platform, Supervisor supervisor) {
    long start = System.nanoTime();
    supervisor.start(List.of(platform.kafka(), platform.postgres()));
    supervisor.start(platform.applications());
    say(
        "Lazax is up after %.1f s. Ctrl-C stops it; the games stay."
            .formatted((System.nanoTime() - start) / 1e9));
    say("  games    " + platform.gateway() + "/api/v1/games");
    say("  API      " + platform.gateway() + "/api/v1/openapi");
    say("  logs     " + platform.home().resolve("logs"));
    Memory.of(supervisor.processes()).forEach(this::say);
  }

  private void say(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
