package org.lazax.deploy.up;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
    return server("kafka", KafkaProcess.class, ports.kafka, "-Xmx512m");
  }

  Child postgres() {
    // Unpacking the server for the first time takes more than running it.
    return server("postgres", PostgresProcess.class, ports.postgres, "-Xmx192m");
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
   * @throws Refused if an application's jar is not there; names them all
   */
  void checkBuilt() {
    List<String> missing =
        APPLICATIONS.stream()
            .filter(module -> !Files.exists(root.resolve(module).resolve(JAR)))
            .toList();
    if (!missing.isEmpty()) {
      throw new Refused("not built: %s (no %s)".formatted(String.join(", ", missing), JAR));
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
    List<String> command = java(name, caching.apply(cache(name)));
    var ready = URI.create("http://127.0.0.1:%d/q/health/ready".formatted(port));
    return new Child(name, command, Map.copyOf(all), new Readiness.ByHttp(ready));
  }

  /** Where a player finds the gateway. */
  String gateway() {
    return "http://localhost:" + ports.gateway;
  }

  StartCache cache(String application) {
    return new StartCache(root.resolve(application).resolve("target"));
  }

  /** The command that runs an application, with these options of the JVM beside the usual ones. */
  List<String> java(String application, List<String> options) {
    List<String> arguments = new ArrayList<>(options);
    arguments.addAll(
        List.of("-Xmx512m", "-jar", root.resolve(application).resolve(JAR).toString()));
    return java(arguments);
  }

  private Child server(String name, Class<?> main, int port, String memory) {
    Path ready = home.resolve("run").resolve(name + ".ready");
    List<String> command =
        java(
            List.of(
                memory,
                // Both use libraries that JDK 25 warns of.
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                home.resolve(name).toString(),
                Integer.toString(port),
                ready.toString()));
    return new Child(name, command, Map.of(), new Readiness.ByFile(ready));
  }

  private static List<String> java(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(LEAN);
    command.addAll(arguments);
    return List.copyOf(command);
  }
}
