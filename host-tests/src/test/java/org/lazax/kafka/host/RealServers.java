package org.lazax.kafka.host;

import io.vertx.core.Vertx;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.PoolOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.flywaydb.core.Flyway;
import org.lazax.deploy.kafka.EmbeddedKafka;
import org.lazax.deploy.kafka.Layout;
import org.lazax.deploy.kafka.Topics;
import org.lazax.deploy.postgres.EmbeddedPostgresServer;
import org.lazax.log.rows.DatabaseLimits;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;

/**
 * A real broker and a real database: in containers if Docker is available, otherwise embedded. A
 * test borrows them and has them alone until it gives them back. The log keeps what earlier tests
 * wrote, each with its own games, because a topic that is deleted and created again at once is at
 * times not found.
 */
final class RealServers {
  static final int PARTITIONS = Topics.PARTITIONS;

  /** Longer than a statement takes on a busy machine. */
  private static final DatabaseLimits LIMITS = new DatabaseLimits(Duration.ofSeconds(5));

  private static final Queue<RealServers> FREE = new ConcurrentLinkedQueue<>();

  private final String bootstrapServers;
  private final String host;
  private final int port;
  private final Vertx vertx = Vertx.vertx();
  private final Pool admin;
  private final Runnable stop;
  private final Queue<String> free = new ConcurrentLinkedQueue<>();

  private RealServers(String bootstrapServers, String host, int port, Runnable stop) {
    this.bootstrapServers = bootstrapServers;
    this.host = host;
    this.port = port;
    this.stop = stop;
    this.admin = pool("postgres");
  }

  /** Servers that no other test uses, started if none are free. */
  static RealServers borrow() {
    RealServers free = FREE.poll();
    return free == null ? start() : free;
  }

  /** Makes the servers free for the next test. */
  void giveBack() {
    FREE.add(this);
  }

  String bootstrapServers() {
    return bootstrapServers;
  }

  /** Stops the servers, because no other test can use their log. */
  void discard() {
    admin.closeAndAwait();
    stop.run();
  }

  /**
   * An empty, migrated database. A released one is used again if there is one, because creating
   * them is slow.
   */
  Database newDatabase() {
    String used = free.poll();
    if (used != null) {
      Database database = new Database(used, pool(used), admin);
      database.enable();
      database.empty();
      return database;
    }
    String name = "t" + UUID.randomUUID().toString().replace("-", "");
    admin.query("create database " + name).executeAndAwait();
    Flyway.configure()
        .dataSource(
            "jdbc:postgresql://%s:%d/%s".formatted(host, port, name),
            EmbeddedPostgresServer.USER,
            EmbeddedPostgresServer.PASSWORD)
        .placeholders(Map.of("service", "none"))
        .load()
        .migrate();
    return new Database(name, pool(name), admin);
  }

  /** Releases a database. Its content is no longer needed. */
  void release(Database database) {
    database.close();
    free.add(database.name());
  }

  private Pool pool(String database) {
    PgConnectOptions connect =
        new PgConnectOptions()
            .setHost(host)
            .setPort(port)
            .setDatabase(database)
            .setUser(EmbeddedPostgresServer.USER)
            .setPassword(EmbeddedPostgresServer.PASSWORD);
    return new Pool(LIMITS.pool(vertx, List.of(connect), new PoolOptions().setMaxSize(2)));
  }

  /** Servers that no test has used. */
  static RealServers start() {
    return DockerClientFactory.instance().isDockerAvailable() ? inContainers() : embedded();
  }

  @SuppressWarnings("resource") // they live as long as the JVM
  private static RealServers inContainers() {
    KafkaContainer kafka = new KafkaContainer("apache/kafka:4.2.1");
    kafka.start();
    Topics.ensure(kafka.getBootstrapServers(), new Layout(PARTITIONS, 1));
    PostgreSQLContainer postgres =
        new PostgreSQLContainer("postgres:18")
            .withUsername(EmbeddedPostgresServer.USER)
            .withPassword(EmbeddedPostgresServer.PASSWORD);
    postgres.start();
    return new RealServers(
        kafka.getBootstrapServers(),
        postgres.getHost(),
        postgres.getMappedPort(5432),
        () -> {
          postgres.stop();
          kafka.stop();
        });
  }

  private static RealServers embedded() {
    try {
      Path directory = Files.createTempDirectory("lazax-test");
      EmbeddedKafka kafka = EmbeddedKafka.start(directory.resolve("kafka"), 0);
      EmbeddedPostgresServer postgres =
          EmbeddedPostgresServer.start(directory.resolve("postgres"), 0);
      AtomicBoolean running = new AtomicBoolean(true);
      Runnable stop =
          () -> {
            if (running.getAndSet(false)) {
              postgres.close();
              kafka.close();
            }
          };
      Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(stop));
      return new RealServers(kafka.bootstrapServers(), "localhost", postgres.port(), stop);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
