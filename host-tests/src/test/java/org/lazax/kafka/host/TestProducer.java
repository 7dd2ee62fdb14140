package org.lazax.kafka.host;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.QueryCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.CloudEvents;
import org.lazax.log.KafkaClients;

/** Sends the records of a test to the broker and waits until the broker has them. */
final class TestProducer implements AutoCloseable {
  private final LogProducer producer;
  private final Producer<String, byte[]> plain;

  TestProducer(RealServers servers) {
    plain = KafkaClients.producer(servers.bootstrapServers(), Platform.TIMEOUT);
    producer = new LogProducer(servers.bootstrapServers());
  }

  /** Sends a command to the service that takes it, or to game-service if none does. */
  void submit(CommandEnvelope envelope) {
    write(
        Topics.commands(Service.owning(envelope.type()).orElse(Service.GAME)),
        envelope.game(),
        envelope.bytes(),
        CloudEvents.headers(envelope.command().toString(), "tester", CloudEvents.COMMAND));
  }

  /** Sends a command with the time of a record that was sent so long ago. */
  void submitAged(CommandEnvelope envelope, Duration age) {
    write(
        new ProducerRecord<>(
            Topics.commands(Service.owning(envelope.type()).orElseThrow()),
            Partition.of(envelope.game(), RealServers.PARTITIONS).number(),
            Instant.now().minus(age).toEpochMilli(),
            envelope.game().value(),
            envelope.bytes(),
            CloudEvents.headers(envelope.command().toString(), "tester", CloudEvents.COMMAND)));
  }

  void ask(Service service, Query query) {
    write(
        Topics.commands(service),
        query.game(),
        QueryCodec.write(query),
        CloudEvents.headers(query.id(), "tester", CloudEvents.QUERY));
  }

  /** Sends any bytes to the partition of this game. */
  void write(String topic, GameId game, byte[] value) {
    write(topic, game, value, List.of());
  }

  /** Sends a record without a value. */
  void writeNothing(String topic, GameId game) {
    int partition = Partition.of(game, RealServers.PARTITIONS).number();
    write(new ProducerRecord<>(topic, partition, game.value(), null));
  }

  private void write(ProducerRecord<String, byte[]> record) {
    try {
      plain.send(record).get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  private void write(String topic, GameId game, byte[] value, List<Header> headers) {
    CompletableFuture<Optional<Exception>> done = new CompletableFuture<>();
    int partition = Partition.of(game, RealServers.PARTITIONS).number();
    producer.send(topic, partition, game.value(), value, headers, done::complete);
    done.join()
        .ifPresent(failure -> {
          throw new AssertionError("the broker did not accept a record for " + topic, failure);
        });
  }

  @Override
  public void close() {
    producer.close();
    plain.close();
  }
}
