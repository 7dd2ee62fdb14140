package org.lazax.deploy.up;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ConnectException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListTopicsOptions;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.deploy.kafka.CreateTopics;
import org.lazax.deploy.kafka.Layout;
import org.lazax.deploy.kafka.Topics;
import org.lazax.deploy.postgres.EmbeddedPostgresServer;
import org.lazax.deploy.server.FreePort;
import org.lazax.deploy.supervision.Restarts;
import org.lazax.deploy.supervision.Supervisor;
import picocli.CommandLine;

/** Tests of the broker and the database as processes, as {@code up} starts them. */
class ServersTest {
  private static final List<String> MESSAGES = new CopyOnWriteArrayList<>();
  private static final Restarts NO_DELAY =
      new Restarts(Duration.ofMillis(1), Duration.ofMillis(1), Duration.ofMinutes(1));

  /** A generous timeout, because the machine may be busy. */
  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  @TempDir static Path home;

  private static Ports ports = new Ports();
  private static Supervisor supervisor = new Supervisor(Path.of(""), NO_DELAY, MESSAGES::add);

  @BeforeAll
  static void start() throws IOException {
    ports.kafka = FreePort.any();
    ports.postgres = FreePort.any();
    Platform platform = platform(ports);
    supervisor = new Supervisor(home, NO_DELAY, MESSAGES::add);
    supervisor.start(List.of(platform.kafka(), platform.postgres()));
  }

  private static Platform platform(Ports at) {
    return new Platform(home, home, at, "", _ -> List.of(), Packaging.SEPARATE, Topics.PARTITIONS);
  }

  @AfterAll
  static void stop() {
    supervisor.close();
    // Neither the broker nor the database server, which may outlive its process, is left.
    for (int port : List.of(ports.kafka, ports.postgres)) {
      assertThatThrownBy(() -> new Socket("localhost", port)).isInstanceOf(ConnectException.class);
    }
  }

  @Test
  void theTopicsHaveTheirRetentionAndOneNumberOfPartitions() throws Exception {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrap()))) {
      Set<String> topics =
          admin.listTopics(new ListTopicsOptions().listInternal(false)).names().get();
      assertThat(admin.describeTopics(topics).allTopicNames().get().values())
          .allSatisfy(topic -> assertThat(topic.partitions()).hasSize(Topics.PARTITIONS));
      Map<String, String> retention = new HashMap<>();
      List<ConfigResource> resources =
          topics.stream()
              .map(topic -> new ConfigResource(ConfigResource.Type.TOPIC, topic))
              .toList();
      admin
          .describeConfigs(resources)
          .all()
          .get()
          .forEach((topic, config) -> {
            assertThat(config.get("cleanup.policy").value()).isEqualTo("delete");
            assertThat(config.get("retention.bytes").value()).isEqualTo("-1");
            retention.put(topic.name(), config.get("retention.ms").value());
          });
      String fortnight = Long.toString(Duration.ofDays(14).toMillis());
      assertThat(retention)
          .containsExactlyInAnyOrderEntriesOf(
              Map.of(
                  "lazax.chronicle", "-1",
                  "lazax.tournaments", "-1",
                  "lazax.replies", Long.toString(Duration.ofHours(1).toMillis()),
                  "lazax.dead-letters", Long.toString(Duration.ofDays(30).toMillis()),
                  "lazax.commands.game-service", fortnight,
                  "lazax.commands.map-service", fortnight,
                  "lazax.commands.combat-service", fortnight,
                  "lazax.commands.agenda-service", fortnight,
                  "lazax.commands.tournament-service", fortnight));
    }
  }

  @Test
  void existingTopicsAreKeptAndAnotherNumberOfPartitionsIsRefused() {
    Topics.ensure(bootstrap(), new Layout(Topics.PARTITIONS, 1));

    assertThatThrownBy(() -> Topics.ensure(bootstrap(), new Layout(Topics.PARTITIONS + 1, 1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("has 2 partitions, not 3");
  }

  @Test
  void theTopicsCommandKeepsExistingTopicsAndReportsARefusal() {
    var errors = new StringWriter();
    var command = new CommandLine(new CreateTopics()).setErr(new PrintWriter(errors));

    assertThat(command.execute("--bootstrap", bootstrap(), "--partitions", "2")).isZero();
    assertThat(command.execute("--bootstrap", bootstrap(), "--partitions", "3")).isEqualTo(1);
    assertThat(errors.toString()).contains("has 2 partitions, not 3");
  }

  @Test
  void acknowledgedRecordsSurviveAKillOfTheBroker() throws Exception {
    Map<String, Object> settings = Map.of("bootstrap.servers", bootstrap(), "acks", "all");
    try (var producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>("lazax.chronicle", 1, "game", "commit")).get();
    }

    kill("kafka");

    List<String> read = new ArrayList<>();
    try (var consumer =
        new KafkaConsumer<>(
            Map.<String, Object>of(
                "bootstrap.servers", bootstrap(), "auto.offset.reset", "earliest"),
            new StringDeserializer(),
            new StringDeserializer())) {
      consumer.assign(List.of(new TopicPartition("lazax.chronicle", 1)));
      await()
          .atMost(TIMEOUT)
          .until(() -> {
            consumer.poll(Duration.ofMillis(200)).forEach(found -> read.add(found.value()));
            return !read.isEmpty();
          });
    }
    assertThat(read).containsExactly("commit");
  }

  @Test
  void theDatabaseServerSurvivesAKillOfItsProcessAndIsTakenOver() throws Exception {
    execute("game", "create table t (x int)");
    execute("game", "insert into t values (7)");

    kill("postgres");

    assertThat(query("game", "select x from t")).isEqualTo("7");
  }

  @Test
  void aDatabaseServerThatGoesOnNeedsNoFreePort() throws Exception {
    assertThat(platform(ports).starting()).contains("kafka").doesNotContain("postgres");

    var others = new Ports();
    others.postgres = FreePort.any();
    assertThat(platform(others).starting()).contains("kafka", "postgres");
  }

  @Test
  void theDatabaseServerIsRestartedWhenItIsKilled() throws Exception {
    execute("map", "create table t (x int)");
    execute("map", "insert into t values (8)");

    String pid = Files.readAllLines(home.resolve("postgres/postmaster.pid")).getFirst();
    awaitRestart(
        "postgres", () -> ProcessHandle.of(Long.parseLong(pid)).orElseThrow().destroyForcibly());

    assertThat(query("map", "select x from t")).isEqualTo("8");
  }

  @Test
  void everyApplicationHasADatabaseWithSynchronousWrites() throws SQLException {
    for (String database : EmbeddedPostgresServer.DATABASES) {
      assertThat(query(database, "show fsync")).isEqualTo("on");
      assertThat(query(database, "show synchronous_commit")).isEqualTo("on");
      assertThat(query(database, "show full_page_writes")).isEqualTo("on");
    }
  }

  /** Kills the process and waits until it is ready again. */
  private static void kill(String name) {
    awaitRestart(
        name, () -> Objects.requireNonNull(supervisor.processes().get(name)).destroyForcibly());
  }

  private static void awaitRestart(String name, Runnable action) {
    long before = starts(name);
    action.run();
    await().atMost(TIMEOUT).until(() -> starts(name) == before + 1);
  }

  private static long starts(String name) {
    return MESSAGES.stream().filter(line -> line.startsWith(name + " is ready")).count();
  }

  private static String bootstrap() {
    return "localhost:" + ports.kafka;
  }

  private static void execute(String database, String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(url(database), "postgres", "postgres");
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String query(String database, String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(url(database), "postgres", "postgres");
        var rows = connection.createStatement().executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static String url(String database) {
    return "jdbc:postgresql://localhost:%d/%s".formatted(ports.postgres, database);
  }
}
