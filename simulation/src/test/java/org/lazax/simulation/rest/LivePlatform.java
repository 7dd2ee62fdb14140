package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.deploy.server.FreePort;
import org.lazax.rulebook.Prerequisite;
import org.lazax.simulation.rules.Services;

/** All processes of a platform, started by {@code ./lazax up} on free ports with an own home. */
final class LivePlatform implements AutoCloseable {
  /** Short enough that games are unloaded within a test. */
  private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(3);

  private static final List<String> SERVERS = List.of("kafka", "postgres");

  /** Much longer than necessary, because the machine may be busy. */
  static final Duration START_TIMEOUT = Duration.ofMinutes(5);

  private static final Duration STOP_TIMEOUT = Duration.ofMinutes(2);

  private final Packaging packaging;
  private final Path home;
  private final Map<String, Integer> ports;
  private final URI gateway;
  private final Process up;
  private final List<String> output = new CopyOnWriteArrayList<>();
  private final WireTypes wire = Services.wire();
  private final HttpClient http =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

  private LivePlatform(Packaging packaging, Path home, Map<String, Integer> ports, Process up) {
    this.packaging = packaging;
    this.home = home;
    this.ports = Map.copyOf(ports);
    this.gateway = URI.create("http://localhost:" + ports.get("gateway"));
    this.up = up;
    // A virtual thread would keep one of the few carriers while it waits for a line.
    Thread.ofPlatform().name("output-of-up").daemon().start(this::readOutput);
  }

  /** The files that must have been built, relative to the project's folder. */
  static List<Path> jars(Packaging packaging) {
    List<Path> jars = new ArrayList<>();
    jars.add(Path.of("deploy", "target", "deploy.jar"));
    packaging
        .applications()
        .forEach(name -> jars.add(Path.of(name, "target", "quarkus-app", "quarkus-run.jar")));
    return jars;
  }

  /** Starts all processes and returns when they are ready. */
  static LivePlatform start(Packaging packaging, Path root, Path home) throws IOException {
    List<String> command = new ArrayList<>(steppedClock(root, home));
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx64m",
            "-cp",
            "deploy/target/deploy.jar:deploy/target/lib/*",
            "org.lazax.deploy.Lazax",
            "up",
            "--no-demo",
            "--home",
            home.toString()));
    if (packaging == Packaging.SOLO) {
      command.add("--solo");
    }
    List<String> names = new ArrayList<>(packaging.applications());
    names.addAll(SERVERS);
    List<Integer> ports = FreePort.distinct(names.size());
    Map<String, Integer> portOf = new TreeMap<>();
    for (int i = 0; i < names.size(); i++) {
      command.add("--%s-port=%d".formatted(names.get(i), ports.get(i)));
      portOf.put(names.get(i), ports.get(i));
    }
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true);
    builder.environment().put("LAZAX_IDLE_TIMEOUT", IDLE_TIMEOUT.toString());
    Process up = builder.start();
    LivePlatform platform = new LivePlatform(packaging, home, portOf, up);
    Runtime.getRuntime().addShutdownHook(new Thread(up::destroy, "stop-platform"));
    platform.awaitOutput("Lazax is up", 1);
    return platform;
  }

  /** What lets a command show a clock that can be stepped; nothing where no C compiler is. */
  private static List<String> steppedClock(Path root, Path home) {
    boolean isLinux = Files.isDirectory(Path.of("/proc/self"));
    boolean hasCompiler =
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "cc")));
    return isLinux && hasCompiler
        ? List.of(
            root.resolve("scripts").resolve("stepped-clock.sh").toString(),
            home.resolve("clock").toString())
        : List.of();
  }

  Client anonymous() {
    return new Client(http, wire.json(), gateway, Optional.empty());
  }

  /** The bootstrap servers of the broker. */
  String kafka() {
    return "localhost:" + ports.get("kafka");
  }

  /** The JDBC URL of the gateway's database. */
  String gatewayDatabase() {
    return "jdbc:postgresql://localhost:%d/gateway".formatted(ports.get("postgres"));
  }

  URI gateway() {
    return gateway;
  }

  RestGame newGame(String name, long seed) {
    return new RestGame(anonymous(), wire, name, seed);
  }

  /** Kills processes with SIGKILL and returns when they have been restarted and are ready. */
  void kill(String... names) {
    Map<String, Long> starts = new TreeMap<>();
    Stream.of(names).forEach(name -> starts.put(name, starts(name)));
    Stream.of(names).map(this::process).forEach(ProcessHandle::destroyForcibly);
    starts.forEach((name, before) -> awaitOutput(name + " is ready", before + 1));
  }

  /**
   * Lets faults happen while bots play, and returns when everything has been restarted. Where
   * clocks cannot be stepped, the test that calls this is incomplete.
   */
  void drill(Drill.Plan plan) throws InterruptedException {
    Drill drill = Drill.on(gateway, home, kafka(), plan, output::add);
    drill.run();
    ports.keySet().forEach(this::awaitReady);
    Prerequisite.check(
        drill.hasSteppedClock(), "clocks were not stepped, because no C compiler is on the PATH");
  }

  /** Takes the database away for some time. */
  void outage(Outage.Plan plan, Consumer<String> out) throws InterruptedException {
    Outage.on(gateway, home, kafka(), plan, out).run();
  }

  /** The number of games in the memory of all services. */
  long gamesInMemory() {
    return packaging.services().stream().mapToLong(this::gamesInMemory).sum();
  }

  private long gamesInMemory(String service) {
    URI metrics = URI.create("http://localhost:" + ports.get(service) + "/q/metrics");
    Client client = new Client(http, wire.json(), metrics, Optional.empty());
    HttpRequest request = HttpRequest.newBuilder(metrics).build();
    String response = new String(client.sendWithRetries(request).body(), StandardCharsets.UTF_8);
    return response
        .lines()
        .filter(line -> line.startsWith("lazax_games_in_memory"))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  private ProcessHandle process(String name) {
    try {
      String[] file = Files.readString(home.resolve("run").resolve(name + ".pid")).split(" ", -1);
      return ProcessHandle.of(Long.parseLong(file[0])).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How often this process has become ready so far. */
  private long starts(String name) {
    return count(name + " is ready");
  }

  private void awaitOutput(String beginning, long times) {
    await(beginning)
        .atMost(START_TIMEOUT)
        .failFast(
            "the platform ended", () -> assertThat(up.isAlive()).as(output::toString).isTrue())
        .until(() -> count(beginning) >= times);
  }

  /** Waits until the last that was told of a process is that it is ready. */
  private void awaitReady(String name) {
    String ready = name + " is ready";
    await(ready)
        .atMost(START_TIMEOUT)
        .until(() ->
            output.stream()
                .filter(line -> line.startsWith(ready) || line.startsWith(name + " ended"))
                .reduce((_, last) -> last)
                .filter(line -> line.startsWith(ready))
                .isPresent());
  }

  private long count(String beginning) {
    return output.stream().filter(line -> line.startsWith(beginning)).count();
  }

  private void readOutput() {
    try (BufferedReader lines = up.inputReader()) {
      lines.lines().forEach(output::add);
    } catch (IOException | UncheckedIOException e) {
      output.add("the output cannot be read: " + e.getMessage());
    }
  }

  /** Stops the platform as Ctrl-C does. */
  @Override
  public void close() {
    up.destroy();
    await("the end of the platform").atMost(STOP_TIMEOUT).until(() -> !up.isAlive());
  }
}
