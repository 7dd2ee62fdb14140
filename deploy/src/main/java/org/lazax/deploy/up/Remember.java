package org.lazax.deploy.up;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.lazax.deploy.kafka.Topics;
import org.lazax.deploy.supervision.Restarts;
import org.lazax.deploy.supervision.Supervisor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * A training run: starts the platform in a temporary folder, lets bots play for half a minute,
 * watches their game, stops it, and creates the {@link StartCache} of each process.
 */
@Command(
    name = "remember",
    description = "Do a training run: record what the JVMs load, so that later starts are fast.",
    mixinStandardHelpOptions = true)
public final class Remember implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final Duration PLAY_TIME = Duration.ofSeconds(30);

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--solo", description = "for all services in one process")
  private boolean solo;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path root = Path.of("").toAbsolutePath();
    Path folder = root.resolve("target").resolve("remember");
    delete(folder);
    Ports ports = Ports.free();
    try (Home home = Home.open(folder)) {
      Platform platform =
          new Platform(
              root,
              home.folder(),
              ports,
              home.seedKey(),
              StartCache::recordOptions,
              solo ? Packaging.SOLO : Packaging.SEPARATE,
              Topics.PARTITIONS);
      platform.checkBuilt();
      run(platform, home);
      createCaches(platform);
      return 0;
    } catch (StartupException | IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return FAILED;
    } finally {
      delete(folder);
    }
  }

  /**
   * Starts the platform and plays. All processes are stopped at the end, also after a failure or a
   * signal.
   */
  private void run(Platform platform, Home home) throws IOException, InterruptedException {
    try (Supervisor supervisor = new Supervisor(home.folder(), Restarts.STANDARD, _ -> {})) {
      Thread stop = new Thread(supervisor::close, "stop");
      Runtime.getRuntime().addShutdownHook(stop);
      print("  starting");
      supervisor.start(List.of(platform.kafka(), platform.postgres()));
      supervisor.start(platform.applications());
      print("  playing");
      play(platform, home);
      Runtime.getRuntime().removeShutdownHook(stop);
      print("  stopping");
    }
  }

  private static void play(Platform platform, Home home) throws IOException, InterruptedException {
    Path output = home.folder().resolve("demo.log");
    Optional<Process> demo =
        Demo.game(
            platform.root(),
            platform.gateway(),
            home.folder().resolve("demo.ndjson"),
            ProcessBuilder.Redirect.to(output.toFile()));
    if (demo.isPresent()) {
      demo.get().waitFor(PLAY_TIME.toMillis(), TimeUnit.MILLISECONDS);
      try (Spectator spectator = new Spectator(platform.gateway())) {
        spectator.watch();
      }
      demo.get().destroyForcibly().waitFor();
    }
  }

  private void createCaches(Platform platform) throws InterruptedException {
    print("  creating caches");
    try (ExecutorService executor =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      List<Future<?>> all =
          platform.cached().stream()
              .<Future<?>>map(name -> executor.submit(() -> createCaches(platform, name)))
              .toList();
      for (Future<?> task : all) {
        task.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("no cache was created: " + e.getMessage(), e);
    }
  }

  private static Void createCaches(Platform platform, String name)
      throws IOException, InterruptedException {
    StartCache cache = platform.cache(name);
    try {
      Process process =
          new ProcessBuilder(platform.command(name, cache.createOptions()))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (process.waitFor() != 0) {
        throw new IOException("no cache was created for " + name);
      }
      return null;
    } finally {
      cache.deleteOthers();
    }
  }

  private void print(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
