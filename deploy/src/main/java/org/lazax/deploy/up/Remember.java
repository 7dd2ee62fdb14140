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
import org.lazax.deploy.supervision.Restarts;
import org.lazax.deploy.supervision.Supervisor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A training run: starts everything in a folder of its own, lets bots play for a moment, stops, and
 * makes each application's {@link StartCache} of what was seen.
 */
@Command(
    name = "remember",
    description = "Do a training run: record what the JVMs load, so that later starts are fast.",
    mixinStandardHelpOptions = true)
public final class Remember implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final Duration PLAYED = Duration.ofSeconds(30);

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path root = Path.of("").toAbsolutePath();
    Path folder = root.resolve("target").resolve("remember");
    delete(folder);
    Ports ports = Ports.free();
    try (Home home = Home.open(folder)) {
      Platform platform =
          new Platform(root, home.folder(), ports, home.seedKey(), StartCache::recorded);
      platform.checkBuilt();
      run(platform, home);
      make(platform);
      return 0;
    } catch (StartupException | IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return FAILED;
    } finally {
      delete(folder);
    }
  }

  /** Whatever ends it, nothing is left running. */
  private void run(Platform platform, Home home) throws IOException, InterruptedException {
    try (Supervisor supervisor = new Supervisor(home.folder(), Restarts.USUAL, _ -> {})) {
      Thread stop = new Thread(supervisor::close, "stop");
      Runtime.getRuntime().addShutdownHook(stop);
      say("  starting");
      supervisor.start(List.of(platform.kafka(), platform.postgres()));
      supervisor.start(platform.applications());
      say("  playing");
      play(platform, home);
      Runtime.getRuntime().removeShutdownHook(stop);
      say("  stopping");
    }
  }

  private static void play(Platform platform, Home home) throws IOException, InterruptedException {
    Path words = home.folder().resolve("demo.log");
    Optional<Process> demo =
        Demo.start(
            platform.root(),
            platform.gateway(),
            home.folder().resolve("demo.ndjson"),
            ProcessBuilder.Redirect.to(words.toFile()));
    if (demo.isPresent()) {
      demo.get().waitFor(PLAYED.toMillis(), TimeUnit.MILLISECONDS);
      demo.get().destroyForcibly().waitFor();
    }
  }

  private void make(Platform platform) throws InterruptedException {
    say("  keeping");
    try (ExecutorService hands =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      List<Future<?>> all =
          Platform.remembering().stream()
              .<Future<?>>map(name -> hands.submit(() -> make(platform, name)))
              .toList();
      for (Future<?> each : all) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("nothing is kept: " + e.getMessage(), e);
    }
  }

  private static Void make(Platform platform, String name)
      throws IOException, InterruptedException {
    StartCache cache = platform.cache(name);
    try {
      Process made =
          new ProcessBuilder(platform.command(name, cache.made()))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (made.waitFor() != 0) {
        throw new IOException("no cache was made for " + name);
      }
      return null;
    } finally {
      cache.clear();
    }
  }

  private void say(String line) {
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
