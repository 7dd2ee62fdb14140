package org.lazax.gateway.command;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.header.Header;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.QueryCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Trace;
import org.lazax.log.CloudEvents;
import org.lazax.log.KafkaClients;
import org.lazax.log.LogIdentity;

/** Sends commands and queries to the services' command topics. */
@ApplicationScoped
public class CommandProducer {
  private static final Logger LOG = Logger.getLogger(CommandProducer.class);
  private static final Duration MAX_BLOCK = Duration.ofMillis(500);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

  private final Producer<String, byte[]> producer;
  private final LogIdentity log;

  CommandProducer(
      LogIdentity log, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.log = log;
    this.producer = KafkaClients.producer(bootstrapServers, MAX_BLOCK);
  }

  /**
   * Loads the topics' metadata in the background, so that the first command need not wait for it.
   */
  void loadMetadata(@Observes StartupEvent start) {
    Thread.ofVirtual().name("topics").start(this::loadTopics);
  }

  private void loadTopics() {
    for (Service service : Service.values()) {
      try {
        producer.partitionsFor(Topics.commands(service));
      } catch (TimeoutException e) {
        LOG.warnf("the topic %s is not available yet", Topics.commands(service));
      }
    }
  }

  /**
   * Sends a command. Completes when the broker has it; after a failure the broker may have it or
   * not.
   */
  public Uni<Void> command(Service service, CommandEnvelope envelope, Trace trace) {
    return send(
        service,
        envelope.game(),
        envelope.bytes(),
        headers(envelope.command().toString(), CloudEvents.COMMAND, trace));
  }

  /** Sends a query. */
  public Uni<Void> query(Service service, Query query, Trace trace) {
    return send(
        service,
        query.game(),
        QueryCodec.write(query),
        headers(query.id(), CloudEvents.QUERY, trace));
  }

  private Uni<Void> send(Service service, GameId game, byte[] value, List<Header> headers) {
    int partition = Partition.of(game, partitions()).number();
    ProducerRecord<String, byte[]> entry =
        new ProducerRecord<>(Topics.commands(service), partition, game.value(), value, headers);
    return Uni.createFrom()
        .emitter(emitter -> {
          var _ =
              producer.send(
                  entry,
                  (_, failure) -> {
                    if (failure == null) {
                      emitter.complete(null);
                    } else {
                      emitter.fail(failure);
                    }
                  });
        });
  }

  private int partitions() {
    return log.partitions()
        .orElseThrow(() ->
            ProblemException.later(
                ProblemType.UNAVAILABLE, "the gateway is starting", RETRY_AFTER));
  }

  private static List<Header> headers(String id, String type, Trace trace) {
    return CloudEvents.withTrace(CloudEvents.headers(id, "gateway", type), trace.parent());
  }

  @PreDestroy
  void close() {
    producer.close();
  }
}
