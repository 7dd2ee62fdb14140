package org.lazax.kafka.host;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.header.Header;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.QueryCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.CloudEvents;

/** Carries what a test says to the broker, and returns when it has arrived there. */
final class Post implements AutoCloseable {
  private final LogProducer outbox;

  Post(RealServers servers) {
    outbox = new LogProducer(servers.bootstrapServers());
  }

  /** To the service whose command it is; what nobody takes goes to game-service. */
  void give(CommandEnvelope envelope) {
    write(
        Topics.commands(Service.owning(envelope.type()).orElse(Service.GAME)),
        envelope.game(),
        envelope.bytes(),
        CloudEvents.headers(envelope.command().toString(), "tester", CloudEvents.COMMAND));
  }

  void ask(Service service, Query question) {
    write(
        Topics.commands(service),
        question.game(),
        QueryCodec.write(question),
        CloudEvents.headers(question.id(), "tester", CloudEvents.QUESTION));
  }

  /** Anything at all, where a record of this game would lie. */
  void write(String topic, GameId game, byte[] value) {
    write(topic, game, value, List.of());
  }

  private void write(String topic, GameId game, byte[] value, List<Header> headers) {
    CompletableFuture<Boolean> arrived = new CompletableFuture<>();
    int partition = Partition.of(game, RealServers.PARTITIONS).number();
    outbox.send(topic, partition, game.value(), value, headers, arrived::complete);
    if (!arrived.join()) {
      throw new AssertionError("the broker did not take a record for " + topic);
    }
  }

  @Override
  public void close() {
    outbox.close();
  }
}
