package org.lazax.gateway.game;

import static org.lazax.deploy.kafka.Topics.PARTITIONS;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.QueryCodec;
import org.lazax.chronicle.transport.Reply;
import org.lazax.chronicle.transport.Topics;
import org.lazax.gateway.Author;
import org.lazax.log.KafkaClients;

/** Stands for the services of games: answers questions about an author's game. */
final class AskedServices implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(50);

  private final Author author;
  private final Consumer<String, byte[]> consumer;

  AskedServices(String bootstrapServers, Author author) {
    this.author = author;
    this.consumer = KafkaClients.consumer(bootstrapServers);
    int partition = Partition.of(author.game(), PARTITIONS).number();
    List<TopicPartition> topics =
        Realm.GAMES.services().stream()
            .map(service -> new TopicPartition(Topics.commands(service), partition))
            .toList();
    consumer.assign(topics);
    consumer.seekToEnd(topics);
    topics.forEach(consumer::position);
  }

  /** Does something while questions are answered, or are not. */
  <V> V during(Supplier<V> work, BiFunction<Service, Query, Optional<Reply>> answers) {
    CompletableFuture<V> done = CompletableFuture.supplyAsync(work);
    while (!done.isDone()) {
      consumer.poll(POLL).forEach(record -> answer(record, answers));
    }
    return done.join();
  }

  private void answer(
      ConsumerRecord<String, byte[]> record, BiFunction<Service, Query, Optional<Reply>> answers) {
    Service asked =
        Realm.GAMES.services().stream()
            .filter(service -> Topics.commands(service).equals(record.topic()))
            .findFirst()
            .orElseThrow();
    QueryCodec.read(record.value())
        .flatMap(query -> answers.apply(asked, query))
        .ifPresent(author::replies);
  }

  @Override
  public void close() {
    consumer.close();
  }
}
