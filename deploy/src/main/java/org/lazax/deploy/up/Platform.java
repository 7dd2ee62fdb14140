package org.lazax.deploy.up;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.deploy.kafka.KafkaProcess;
import org.lazax.deploy.postgres.EmbeddedPostgresServer;
import org.lazax.deploy.postgres.PostgresProcess;
import org.lazax.deploy.supervision.Child;
import org.lazax.deploy.supervision.Readiness;

/**
 * The processes of the platform and how each is told where the others are.
 *
 * @param root the project's folder, where the services' jars are found
 * @param home the folder of the data
 * @param seedKey what the services seal seeds with; the gateway does not get it
 * @param caching what the applications' JVMs do with their caches
 */
record Platform(
    Path root, Path home, Ports ports, String seedKey, Function<StartCache, List<String>> caching) {
  /** The four services and the gateway. */
  static final List<String> APPLICATIONS =
      List.of("game-service", "map-service", "combat-service", "agenda-service", "gateway");

  /** The broker's JVM has much to load; the one that keeps the database has not. */
  private static final String KAFKA = "kafka";

  private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");

  /** The applications, with the name of each one's database. */
  private static final Map<String, String> DATABASE_OF =
      Map.of(
          "game-service", "game",
          "map-service", "map",
          "combat-service", "combat",
          "agenda-service", "agenda",
          "gateway", "gateway");

  /**
   * Takes little memory, for seven JVMs share the machine, and compiles fast at first: what is used
   * at the start is not worth the full compiler, what a game asks again and again is.
   */
  private static final List<String> LEAN =
      List.of(
          "-XX:Tier3DelayOn=0",
          "-XX:Tier4InvocationThreshold=30000",
          "-XX:Tier4MinInvocationThreshold=4000",
          "-XX:Tier4CompileThreshold=60000",
          "-XX:Tier4BackEdgeThreshold=200000",
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData");

  Child kafka() {
    return server(KAFKA, ports.kafka, command(KAFKA, caching.apply(cache(KAFKA))));
  }

  Child postgres() {
    // Unpacking the server for the first time takes more than running it.
    return server("postgres", ports.postgres, java("-Xmx192m", List.of(), PostgresProcess.class));
  }

  /** The four services and the gateway; none needs another to start. */
  List<Child> applications() {
    return List.of(
        service("game-service", ports.gameService),
        service("map-service", ports.mapService),
        service("combat-service", ports.combatService),
        service("agenda-service", ports.agendaService),
        application("gateway", ports.gateway, withServices()));
  }

  /**
   * @throws StartupException if an application's jar is not there; names them all
   */
  void checkBuilt() {
    List<String> missing =
        APPLICATIONS.stream()
            .filter(module -> !Files.exists(root.resolve(module).resolve(JAR)))
            .toList();
    if (!missing.isEmpty()) {
      throw new StartupException(
          "not built: %s (no %s)".formatted(String.join(", ", missing), JAR));
    }
  }

  /** Where the gateway reads. It gets no seed key: what it shows it never foresees. */
  private Map<String, String> withServices() {
    return Map.of(
        "LAZAX_GAME_SERVICE_URL", local(ports.gameService),
        "LAZAX_MAP_SERVICE_URL", local(ports.mapService),
        "LAZAX_COMBAT_SERVICE_URL", local(ports.combatService),
        "LAZAX_AGENDA_SERVICE_URL", local(ports.agendaService));
  }

  private static String local(int port) {
    return "http://127.0.0.1:" + port;
  }

  private Child service(String name, int port) {
    return application(name, port, Map.of("LAZAX_SEED_KEY", seedKey));
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
    List<String> command = command(name, caching.apply(cache(name)));
    var ready = URI.create("http://127.0.0.1:%d/q/health/ready".formatted(port));
    return new Child(name, command, Map.copyOf(all), new Readiness.ByHttp(ready));
  }

  /** Where a player finds the gateway. */
  String gateway() {
    return "http://localhost:" + ports.gateway;
  }

  /** Those that start faster from a {@link StartCache}. */
  static List<String> remembering() {
    return Stream.concat(Stream.of(KAFKA), APPLICATIONS.stream()).toList();
  }

  StartCache cache(String name) {
    if (name.equals(KAFKA)) {
      Path target = root.resolve("deploy").resolve("target");
      return new StartCache(target, List.of(target.resolve("deploy.jar"), target.resolve("lib")));
    }
    Path target = root.resolve(name).resolve("target");
    return new StartCache(target, List.of(target.resolve("quarkus-app")));
  }

  /** The command that runs one of them, with these options of the JVM beside the usual ones. */
  List<String> command(String name, List<String> options) {
    return name.equals(KAFKA)
        ? java("-Xmx512m", options, KafkaProcess.class)
        : java("-Xmx512m", options, List.of("-jar", root.resolve(name).resolve(JAR).toString()));
  }

  private Child server(String name, int port, List<String> command) {
    Path ready = home.resolve("run").resolve(name + ".ready");
    List<String> whole = new ArrayList<>(command);
    whole.addAll(List.of(home.resolve(name).toString(), Integer.toString(port), ready.toString()));
    return new Child(name, List.copyOf(whole), Map.of(), new Readiness.ByFile(ready));
  }

  private static List<String> java(String memory, List<String> options, Class<?> server) {
    return java(
        memory,
        options,
        List.of(
            // Both use libraries that JDK 25 warns of.
            "--sun-misc-unsafe-memory-access=allow",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            server.getName()));
  }

  private static List<String> java(String memory, List<String> options, List<String> what) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(LEAN);
    command.add(memory);
    command.addAll(options);
    command.addAll(what);
    return List.copyOf(command);
  }
}
