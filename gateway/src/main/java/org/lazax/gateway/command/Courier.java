package org.lazax.gateway.command;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Question;
import org.lazax.chronicle.transport.Questions;
import org.lazax.chronicle.transport.Topics;
import org.lazax.gateway.chronicle.LogIdentity;
import org.lazax.gateway.trace.Trace;

/** Takes commands and questions to the services. */
@ApplicationScoped
public class Courier {
  private static final String COMMAND = "lazax.command.v1";
  private static final String QUESTION = "lazax.question.v1";

  private static final Logger LOG = Logger.getLogger(Courier.class);

  private final Producer<String, byte[]> producer;
  private final LogIdentity log;

  Courier(
      LogIdentity log, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
    this.log = log;
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers,
                ProducerConfig.ACKS_CONFIG, "all",
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true,
                ProducerConfig.LINGER_MS_CONFIG, 0,
                // What comes while a request is under way goes into the next one together.
                ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1,
                ProducerConfig.MAX_BLOCK_MS_CONFIG, 500,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000,
                ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5_000),
            new StringSerializer(),
            new ByteArraySerializer());
  }

  /** Learns where the topics are, so that the first command need not; nobody waits for that. */
  void warmUp(@Observes StartupEvent start) {
    Thread.ofVirtual().name("topics").start(this::learnTopics);
  }

  private void learnTopics() {
    for (Service service : Service.values()) {
      try {
        producer.partitionsFor(Topics.commands(service));
      } catch (TimeoutException e) {
        LOG.warnf("the topic %s is not there yet", Topics.commands(service));
      }
    }
  }

  /** Completes when the broker has it; a failure may mean that it has it all the same. */
  Uni<Void> command(Service service, CommandEnvelope envelope, Trace trace) {
    return send(
        service,
        envelope.game(),
        envelope.bytes(),
        headers(envelope.command().toString(), COMMAND, trace));
  }

  public Uni<Void> question(Service service, Question question, Trace trace) {
    return send(
        service,
        question.game(),
        Questions.write(question),
        headers(question.id(), QUESTION, trace));
  }

  private Uni<Void> send(Service service, GameId game, byte[] value, List<Header> headers) {
    int partition = Partition.of(game, log.partitions()).number();
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

  /** CloudEvents in binary mode. */
  private static List<Header> headers(String id, String type, Trace trace) {
    return Stream.of(
            header("ce_specversion", "1.0"),
            header("ce_id", id),
            header("ce_source", "gateway"),
            header("ce_type", type),
            header("traceparent", trace.parent()))
        .toList();
  }

  private static Header header(String name, String value) {
    return new RecordHeader(name, value.getBytes(StandardCharsets.UTF_8));
  }

  @PreDestroy
  void close() {
    producer.close();
  }
}
