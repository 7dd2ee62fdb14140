package org.lazax.deploy.kafka;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;
import org.lazax.deploy.server.FreePort;

/**
 * A Kafka broker in this JVM with the topics of the platform: one node that is broker and
 * controller, with its data in one directory. Acknowledged records survive a stop and a kill of the
 * process.
 */
public final class EmbeddedKafka implements AutoCloseable {
  private static final int NODE = 1;
  private static final String CONTROLLER = "CONTROLLER";

  private final int port;
  private final KafkaRaftServer server;

  private EmbeddedKafka(int port, KafkaRaftServer server) {
    this.port = port;
    this.server = server;
  }

  /**
   * Starts a broker and returns when all topics exist. Its topics keep their number of partitions;
   * new ones have {@link Topics#PARTITIONS}.
   *
   * @param directory the data directory; created if it is missing
   * @param port for clients on this machine; 0 for a free port
   */
  public static EmbeddedKafka start(Path directory, int port) {
    return start(directory, port, Topics.PARTITIONS);
  }

  /**
   * The same, but new topics have this number of partitions if there is no chronicle yet.
   *
   * @param partitions one or more
   */
  static EmbeddedKafka start(Path directory, int port, int partitions) {
    int clientPort = port == 0 ? FreePort.any() : port;
    format(directory);
    var settings = new KafkaConfig(settings(directory, clientPort, FreePort.any()));
    var server = new KafkaRaftServer(settings, Time.SYSTEM);
    server.startup();
    var kafka = new EmbeddedKafka(clientPort, server);
    try {
      Topics.ensureOnOneBroker(kafka.bootstrapServers(), partitions);
    } catch (RuntimeException e) {
      kafka.close();
      throw e;
    }
    return kafka;
  }

  /** The bootstrap servers for clients on this machine. */
  public String bootstrapServers() {
    return "localhost:" + port;
  }

  /** Completes when the broker has shut down for any reason. */
  public CompletableFuture<Void> ended() {
    var ended = new CompletableFuture<Void>();
    Thread.startVirtualThread(() -> {
      server.awaitShutdown();
      ended.complete(null);
    });
    return ended;
  }

  /** Flushes the logs and stops the broker. */
  @Override
  public void close() {
    server.shutdown();
    server.awaitShutdown();
  }

  /** Formats an empty directory. A formatted directory keeps its identity. */
  private static void format(Path directory) {
    if (Files.exists(directory.resolve("meta.properties"))) {
      return;
    }
    try {
      Files.createDirectories(directory);
      new Formatter()
          .setClusterId(Uuid.randomUuid().toString())
          .setNodeId(NODE)
          .setDirectories(List.of(directory.toString()))
          .setMetadataLogDirectory(directory.toString())
          .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
          .setControllerListenerName(CONTROLLER)
          .setIgnoreFormatted(true)
          .run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (Exception e) {
      throw new IllegalStateException(
          "Kafka's data directory cannot be formatted: " + directory, e);
    }
  }

  private static Map<String, String> settings(Path directory, int clientPort, int controllerPort) {
    return Map.ofEntries(
        Map.entry("process.roles", "broker,controller"),
        Map.entry("node.id", Integer.toString(NODE)),
        // Static voters, set at each start, because the controller's port changes.
        Map.entry("controller.quorum.voters", NODE + "@localhost:" + controllerPort),
        Map.entry("controller.listener.names", CONTROLLER),
        Map.entry(
            "listeners",
            "PLAINTEXT://localhost:%d,%s://localhost:%d"
                .formatted(clientPort, CONTROLLER, controllerPort)),
        Map.entry("advertised.listeners", "PLAINTEXT://localhost:" + clientPort),
        Map.entry("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT"),
        Map.entry("log.dirs", directory.toString()),
        Map.entry("auto.create.topics.enable", "false"),
        Map.entry("default.replication.factor", "1"),
        Map.entry("min.insync.replicas", "1"),
        // It shares two cores with all other processes: each thread more is a wake-up more.
        Map.entry("num.network.threads", "1"),
        Map.entry("num.io.threads", "2"),
        Map.entry("offsets.topic.replication.factor", "1"),
        Map.entry("offsets.topic.num.partitions", "4"),
        Map.entry("transaction.state.log.replication.factor", "1"),
        Map.entry("transaction.state.log.min.isr", "1"),
        Map.entry("share.coordinator.state.topic.replication.factor", "1"),
        Map.entry("share.coordinator.state.topic.min.isr", "1"),
        Map.entry("group.initial.rebalance.delay.ms", "0"),
        Map.entry("log.cleaner.dedupe.buffer.size", "16777216"),
        // After a kill the controller waits for the dead broker's session to end. A start takes 6
        // s, not 12 s.
        Map.entry("broker.heartbeat.interval.ms", "200"),
        Map.entry("broker.session.timeout.ms", "3000"),
        // There is no other broker to take over, and a controlled shutdown takes 10 s.
        Map.entry("controlled.shutdown.enable", "false"),
        Map.entry("controller.quorum.election.timeout.ms", "100"));
  }
}
