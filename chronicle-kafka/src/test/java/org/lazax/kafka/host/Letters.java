package org.lazax.kafka.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.transport.Reply;
import org.lazax.chronicle.transport.ReplyCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.KafkaClients;

/** What services say beside the chronicle: replies, and dead letters by their keys. */
final class Letters implements AutoCloseable {

  private final KafkaConsumer<String, byte[]> consumer;
  private final List<Reply> replies = new ArrayList<>();
  private final List<String> dead = new ArrayList<>();

  Letters(RealServers servers) {
    consumer = KafkaClients.reader(servers.bootstrapServers());
    List<TopicPartition> partitions =
        Stream.of(Topics.REPLIES, Topics.DEAD_LETTERS)
            .flatMap(topic ->
                IntStream.range(0, RealServers.PARTITIONS)
                    .mapToObj(number -> new TopicPartition(topic, number)))
            .toList();
    consumer.assign(partitions);
    consumer.seekToEnd(partitions);
    partitions.forEach(consumer::position);
  }

  /** Reads on until there is such a reply. */
  <R extends Reply> R reply(Class<R> type, Predicate<R> wanted) {
    return await(replies, type, wanted);
  }

  /** Reads on until there is a dead letter from this topic. */
  String deadLetter(String topic) {
    return await(dead, String.class, key -> key.startsWith(topic));
  }

  private <V, R extends V> R await(List<V> among, Class<R> type, Predicate<R> wanted) {
    long end = System.nanoTime() + Platform.PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      Optional<R> found =
          among.stream().filter(type::isInstance).map(type::cast).filter(wanted).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
      consumer.poll(Duration.ofMillis(20)).forEach(this::read);
    }
    throw new AssertionError("no such letter within " + Platform.PATIENCE);
  }

  private void read(ConsumerRecord<String, byte[]> entry) {
    if (entry.topic().equals(Topics.DEAD_LETTERS)) {
      dead.add(entry.key());
    } else {
      ReplyCodec.read(entry.value()).ifPresent(replies::add);
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
