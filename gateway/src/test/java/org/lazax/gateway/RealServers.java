package org.lazax.gateway;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.lazax.deploy.kafka.EmbeddedKafka;
import org.lazax.deploy.postgres.EmbeddedPostgresServer;

/**
 * A Kafka broker, a database and a service of salt keys for the tests of this module, empty at the
 * start.
 */
public final class RealServers implements QuarkusTestResourceLifecycleManager {
  private static final int ANY_PORT = 0;

  private final Deque<AutoCloseable> started = new ArrayDeque<>();

  @Override
  public Map<String, String> start() {
    Path directory = directory();
    EmbeddedKafka kafka = EmbeddedKafka.start(directory.resolve("kafka"), ANY_PORT);
    started.push(kafka);
    EmbeddedPostgresServer postgres =
        EmbeddedPostgresServer.start(directory.resolve("postgres"), ANY_PORT);
    started.push(postgres);
    SaltService salts = SaltService.start();
    started.push(salts);
    return Map.of(
        "lazax.game-service.url", salts.url(),
        "kafka.bootstrap.servers", kafka.bootstrapServers(),
        "quarkus.datasource.reactive.url", postgres.reactiveUrl("gateway"),
        "quarkus.datasource.jdbc.url", postgres.jdbcUrl("gateway"));
  }

  @Override
  public void stop() {
    while (!started.isEmpty()) {
      close(started.pop());
    }
  }

  private static void close(AutoCloseable server) {
    try {
      server.close();
    } catch (Exception e) {
      throw new IllegalStateException("a server does not stop", e);
    }
  }

  private static Path directory() {
    try {
      return Files.createTempDirectory("lazax-gateway");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
