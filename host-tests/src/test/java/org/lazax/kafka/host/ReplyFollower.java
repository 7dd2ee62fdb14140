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

/** Reads the replies of the services, and the keys of dead letters. */
final class ReplyFollower implements AutoCloseable {

  private static final Duration POLL = Duration.ofMillis(20);

  private final KafkaConsumer<String, byte[]> consumer;
  private final List<Reply> replies = new ArrayList<>();
  private final List<String> deadLetters = new ArrayList<>();

  ReplyFollower(RealServers servers) {
    consumer = KafkaClients.consumer(servers.bootstrapServers());
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

  /** Polls until there is such a reply. */
  <R extends Reply> R reply(Class<R> type, Predicate<R> wanted) {
    return await(replies, type, wanted);
  }

  /** Polls once, and says whether there is such a reply. */
  <R extends Reply> boolean hasReply(Class<R> type, Predicate<R> wanted) {
    consumer.poll(POLL).forEach(this::read);
    return replies.stream().filter(type::isInstance).map(type::cast).anyMatch(wanted);
  }

  /** Polls until there is a dead letter of this topic. */
  String deadLetter(String topic) {
    return await(deadLetters, String.class, key -> key.startsWith(topic));
  }

  private <V, R extends V> R await(List<V> values, Class<R> type, Predicate<R> wanted) {
    long end = System.nanoTime() + Platform.TIMEOUT.toNanos();
    while (System.nanoTime() < end) {
      Optional<R> found =
          values.stream().filter(type::isInstance).map(type::cast).filter(wanted).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
      consumer.poll(POLL).forEach(this::read);
    }
    throw new AssertionError("no such record within " + Platform.TIMEOUT);
  }

  private void read(ConsumerRecord<String, byte[]> record) {
    if (record.topic().equals(Topics.DEAD_LETTERS)) {
      deadLetters.add(record.key());
    } else {
      ReplyCodec.read(record.value()).ifPresent(replies::add);
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
