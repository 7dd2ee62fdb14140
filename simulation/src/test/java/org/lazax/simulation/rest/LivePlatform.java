package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
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
import java.util.stream.Stream;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.deploy.server.FreePort;
import org.lazax.simulation.rules.Services;

/** {@code ./lazax up} on free ports and a home of its own: every process of the platform. */
final class LivePlatform implements AutoCloseable {
  static final List<String> SERVICES =
      List.of("game-service", "map-service", "combat-service", "agenda-service");

  static final List<String> APPLICATIONS =
      Stream.concat(SERVICES.stream(), Stream.of("gateway")).toList();

  /** So that games leave memory within a test. */
  private static final Duration IDLE = Duration.ofSeconds(3);

  private static final List<String> SERVERS = List.of("kafka", "postgres");

  /** Far beyond what it takes: the machine may be busy with other things. */
  private static final Duration TO_START = Duration.ofMinutes(5);

  private static final Duration TO_STOP = Duration.ofMinutes(2);

  private final Path home;
  private final Map<String, Integer> ports;
  private final URI gateway;
  private final Process up;
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final WireTypes wire = Services.wire();
  private final HttpClient http =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

  private LivePlatform(Path home, Map<String, Integer> ports, Process up) {
    this.home = home;
    this.ports = Map.copyOf(ports);
    this.gateway = URI.create("http://localhost:" + ports.get("gateway"));
    this.up = up;
    Thread.startVirtualThread(this::listen);
  }

  /** What must have been built, below the project's folder. */
  static List<Path> jars() {
    List<Path> jars = new ArrayList<>();
    jars.add(Path.of("deploy", "target", "deploy.jar"));
    APPLICATIONS.forEach(
        name -> jars.add(Path.of(name, "target", "quarkus-app", "quarkus-run.jar")));
    return jars;
  }

  /** Starts everything and returns when it is up. */
  static LivePlatform start(Path root, Path home) throws IOException {
    List<String> command =
        new ArrayList<>(
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
    List<String> names = new ArrayList<>(APPLICATIONS);
    names.addAll(SERVERS);
    List<Integer> ports = FreePort.distinct(names.size());
    Map<String, Integer> portOf = new TreeMap<>();
    for (int i = 0; i < names.size(); i++) {
      command.add("--%s-port=%d".formatted(names.get(i), ports.get(i)));
      portOf.put(names.get(i), ports.get(i));
    }
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true);
    builder.environment().put("LAZAX_IDLE_TIMEOUT", IDLE.toString());
    Process up = builder.start();
    LivePlatform platform = new LivePlatform(home, portOf, up);
    Runtime.getRuntime().addShutdownHook(new Thread(up::destroy, "stop-platform"));
    platform.awaitSaid("Lazax is up", 1);
    return platform;
  }

  Client anybody() {
    return new Client(http, wire.json(), gateway, Optional.empty());
  }

  URI gateway() {
    return gateway;
  }

  RestGame newGame(String name, long seed) {
    return new RestGame(anybody(), wire, name, seed);
  }

  /** SIGKILL: no goodbye. Returns when the processes have been started again and are ready. */
  void kill(String... names) {
    Map<String, Long> lives = new TreeMap<>();
    Stream.of(names).forEach(name -> lives.put(name, lives(name)));
    Stream.of(names).map(this::process).forEach(ProcessHandle::destroyForcibly);
    lives.forEach((name, before) -> awaitSaid(name + " is ready", before + 1));
  }

  /** How many games every service together has in memory. */
  long gamesInMemory() {
    return SERVICES.stream().mapToLong(this::gamesInMemory).sum();
  }

  private long gamesInMemory(String service) {
    URI metrics = URI.create("http://localhost:" + ports.get(service) + "/q/metrics");
    Client client = new Client(http, wire.json(), metrics, Optional.empty());
    HttpRequest request = HttpRequest.newBuilder(metrics).build();
    String told = new String(client.trying(request).body(), StandardCharsets.UTF_8);
    return told.lines()
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

  /** How often this process has become ready. */
  private long lives(String name) {
    return count(name + " is ready");
  }

  private void awaitSaid(String beginning, long times) {
    await(beginning)
        .atMost(TO_START)
        .failFast("it ended", () -> assertThat(up.isAlive()).as(said::toString).isTrue())
        .until(() -> count(beginning) >= times);
  }

  private long count(String beginning) {
    return said.stream().filter(line -> line.startsWith(beginning)).count();
  }

  private void listen() {
    try (BufferedReader lines = up.inputReader()) {
      lines.lines().forEach(said::add);
    } catch (IOException | UncheckedIOException e) {
      said.add("no more is heard: " + e.getMessage());
    }
  }

  /** Stops it as Ctrl-C does. */
  @Override
  public void close() {
    up.destroy();
    await("its end").atMost(TO_STOP).until(() -> !up.isAlive());
  }
}
