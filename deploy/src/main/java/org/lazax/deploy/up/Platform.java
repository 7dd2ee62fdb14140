package org.lazax.deploy.up;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.deploy.kafka.KafkaProcess;
import org.lazax.deploy.postgres.EmbeddedPostgresServer;
import org.lazax.deploy.postgres.PostgresProcess;
import org.lazax.deploy.supervision.Child;
import org.lazax.deploy.supervision.Liveness;
import org.lazax.deploy.supervision.Readiness;

/**
 * The processes of the platform and their configuration.
 *
 * @param root the project's folder with the services' jars
 * @param home the home folder with the data
 * @param seedKey the master key with which the services seal seeds; the gateway does not get it
 * @param cacheOptions the JVM options for a start cache
 * @param packaging how the services are distributed over processes
 * @param partitions of each topic of a new installation
 */
record Platform(
    Path root,
    Path home,
    Ports ports,
    String seedKey,
    Function<StartCache, List<String>> cacheOptions,
    Packaging packaging,
    int partitions) {
  /**
   * The broker. It has a start cache like the applications; the process that runs the database
   * needs none.
   */
  private static final String KAFKA = "kafka";

  private static final String POSTGRES = "postgres";

  private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");

  /** The database of each application. */
  private static final Map<String, String> DATABASE_OF =
      Map.of(
          "game-service", "game",
          "map-service", "map",
          "combat-service", "combat",
          "agenda-service", "agenda",
          "tournament-service", "tournament",
          "solo", "solo",
          "gateway", "gateway");

  /**
   * Options of all JVMs. They save memory, because several JVMs share the machine. They let the
   * optimising compiler wait longer, because code that runs only at the start is not worth
   * optimising.
   */
  private static final List<String> JVM_OPTIONS =
      List.of(
          "-XX:Tier3DelayOn=0",
          "-XX:Tier4InvocationThreshold=30000",
          "-XX:Tier4MinInvocationThreshold=4000",
          "-XX:Tier4CompileThreshold=60000",
          "-XX:Tier4BackEdgeThreshold=200000",
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData",
          // The supervisor starts a process again whose heap is exhausted.
          "-XX:+ExitOnOutOfMemoryError");

  Child kafka() {
    List<String> command = command(KAFKA, cacheOptions.apply(cache(KAFKA)));
    return server(KAFKA, ports.kafka, command, Integer.toString(partitions));
  }

  Child postgres() {
    // Unpacking the server for the first time needs more memory than running it.
    return server(POSTGRES, ports.postgres, java("-Xmx192m", List.of(), PostgresProcess.class));
  }

  /** The names of all processes. */
  List<String> processes() {
    return Stream.concat(Stream.of(KAFKA, POSTGRES), packaging.applications().stream()).toList();
  }

  /**
   * The names of those processes whose ports must be free: all, without a database server that goes
   * on after everything else was killed. It is taken over.
   */
  List<String> starting() throws IOException {
    boolean left = EmbeddedPostgresServer.isLeftRunning(home.resolve(POSTGRES), ports.postgres);
    return processes().stream().filter(name -> !(left && name.equals(POSTGRES))).toList();
  }

  /** The processes that host services, and the gateway. They can start in any order. */
  List<Child> applications() {
    return Stream.concat(
            packaging.processes().stream().map(this::service),
            Stream.of(application("gateway", ports.gateway, serviceUrls())))
        .toList();
  }

  /**
   * Checks that all applications are built.
   *
   * @throws StartupException if a jar is missing; the message names all such applications
   */
  void checkBuilt() {
    List<String> missing =
        packaging.applications().stream()
            .filter(module -> !Files.exists(root.resolve(module).resolve(JAR)))
            .toList();
    if (!missing.isEmpty()) {
      throw new StartupException(
          "not built: %s (no %s)".formatted(String.join(", ", missing), JAR));
    }
  }

  /**
   * The gateway's environment variables. It does not get the seed key, so it cannot foresee random
   * numbers.
   */
  private Map<String, String> serviceUrls() {
    return Map.of(
        "LAZAX_GAME_SERVICE_URL", url("game-service"),
        "LAZAX_MAP_SERVICE_URL", url("map-service"),
        "LAZAX_COMBAT_SERVICE_URL", url("combat-service"),
        "LAZAX_AGENDA_SERVICE_URL", url("agenda-service"),
        "LAZAX_TOURNAMENT_SERVICE_URL", url("tournament-service"));
  }

  private String url(String service) {
    return "http://127.0.0.1:" + port(packaging.processOf(service));
  }

  private int port(String process) {
    return requireNonNull(ports.byName().get(process));
  }

  private Child service(String process) {
    return application(process, port(process), Map.of("LAZAX_SEED_KEY", seedKey));
  }

  private Child application(String name, int port, Map<String, String> more) {
    String database = "localhost:%d/%s".formatted(ports.postgres, DATABASE_OF.get(name));
    Map<String, String> environment =
        Map.of(
            "QUARKUS_HTTP_HOST",
            "127.0.0.1",
            "QUARKUS_HTTP_PORT",
            Integer.toString(port),
            "KAFKA_BOOTSTRAP_SERVERS",
            "localhost:" + ports.kafka,
            "QUARKUS_DATASOURCE_REACTIVE_URL",
            "postgresql://" + database,
            "QUARKUS_DATASOURCE_JDBC_URL",
            "jdbc:postgresql://" + database,
            "QUARKUS_DATASOURCE_USERNAME",
            EmbeddedPostgresServer.USER,
            "QUARKUS_DATASOURCE_PASSWORD",
            EmbeddedPostgresServer.PASSWORD);
    Map<String, String> all = new HashMap<>(environment);
    all.putAll(more);
    List<String> command = command(name, cacheOptions.apply(cache(name)));
    return new Child(
        name,
        command,
        Map.copyOf(all),
        health(port, "ready"),
        Optional.of(Liveness.of(health(port, "live"))));
  }

  private static Readiness health(int port, String check) {
    return new Readiness.ByHttp(
        URI.create("http://127.0.0.1:%d/q/health/%s".formatted(port, check)));
  }

  /** The gateway's address for players. */
  String gateway() {
    return "http://localhost:" + ports.gateway;
  }

  /** The processes with a {@link StartCache}. */
  List<String> cached() {
    return Stream.concat(Stream.of(KAFKA), packaging.applications().stream()).toList();
  }

  StartCache cache(String name) {
    if (name.equals(KAFKA)) {
      Path target = root.resolve("deploy").resolve("target");
      return new StartCache(target, List.of(target.resolve("deploy.jar"), target.resolve("lib")));
    }
    Path target = root.resolve(name).resolve("target");
    return new StartCache(target, List.of(target.resolve("quarkus-app")));
  }

  /** The command that runs a process, with additional JVM options. */
  List<String> command(String name, List<String> options) {
    return name.equals(KAFKA)
        ? java("-Xmx512m", options, KafkaProcess.class)
        : java(memory(name), options, List.of("-jar", root.resolve(name).resolve(JAR).toString()));
  }

  private String memory(String application) {
    return packaging.processes().contains(application) ? packaging.memory() : "-Xmx512m";
  }

  private Child server(String name, int port, List<String> command, String... more) {
    Path ready = home.resolve("run").resolve(name + ".ready");
    List<String> full = new ArrayList<>(command);
    full.addAll(List.of(home.resolve(name).toString(), Integer.toString(port), ready.toString()));
    full.addAll(List.of(more));
    return new Child(
        name, List.copyOf(full), Map.of(), new Readiness.ByFile(ready), Optional.empty());
  }

  private static List<String> java(String memory, List<String> options, Class<?> server) {
    return java(
        memory,
        options,
        List.of(
            // Both use libraries that JDK 25 warns about.
            "--sun-misc-unsafe-memory-access=allow",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            server.getName()));
  }

  private static List<String> java(String memory, List<String> options, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JVM_OPTIONS);
    command.add(memory);
    command.addAll(options);
    command.addAll(arguments);
    return List.copyOf(command);
  }
}
