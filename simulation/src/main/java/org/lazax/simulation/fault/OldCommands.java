package org.lazax.simulation.fault;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.CloudEvents;
import org.lazax.log.KafkaClients;

/**
 * Commands of past days in the topics of a platform: copies of commands that its games have taken,
 * and as many that nobody has ever answered. None of them may be carried out.
 */
public final class OldCommands {
  private static final Duration MAX_BLOCK = Duration.ofMinutes(1);
  private static final Duration POLL = Duration.ofMillis(200);

  /** Older than the lifetime of a command. */
  private static final Duration YOUNGEST = Duration.ofHours(1);

  private OldCommands() {}

  /**
   * Writes them, the oldest first.
   *
   * @param kafka the broker's address
   * @param count of commands
   * @param oldest the age of the first one, more than an hour
   * @throws IllegalStateException if the platform's games have not been given any command
   */
  public static void write(String kafka, int count, Duration oldest) {
    List<ConsumerRecord<String, byte[]>> given = given(kafka);
    if (given.isEmpty()) {
      throw new IllegalStateException("no game has been given a command");
    }
    Instant first = Instant.now().minus(oldest);
    Duration step = oldest.minus(YOUNGEST).dividedBy(count);
    try (Producer<String, byte[]> producer = KafkaClients.producer(kafka, MAX_BLOCK)) {
      for (int number = 0; number < count; number++) {
        ConsumerRecord<String, byte[]> like = given.get(number % given.size());
        var _ = producer.send(old(like, number, first.plus(step.multipliedBy(number))));
      }
      producer.flush();
    }
  }

  /** A copy, or every other time the same command with an id of its own. */
  private static ProducerRecord<String, byte[]> old(
      ConsumerRecord<String, byte[]> like, int number, Instant time) {
    CommandEnvelope command = CommandEnvelope.read(like.value()).orElseThrow();
    CommandEnvelope written = number % 2 == 0 ? command : unanswered(command, number);
    return new ProducerRecord<>(
        like.topic(),
        like.partition(),
        time.toEpochMilli(),
        like.key(),
        written.bytes(),
        CloudEvents.headers(written.command().toString(), "drill", CloudEvents.COMMAND));
  }

  private static CommandEnvelope unanswered(CommandEnvelope like, int number) {
    return new CommandEnvelope(
        CommandId.due(like.game(), "nobody", Integer.toString(number)),
        like.game(),
        like.actor(),
        like.afterSeq(),
        like.ifMatch(),
        like.type(),
        like.payload());
  }

  /** The commands in all topics. */
  private static List<ConsumerRecord<String, byte[]>> given(String kafka) {
    List<ConsumerRecord<String, byte[]>> given = new ArrayList<>();
    try (Consumer<String, byte[]> consumer = KafkaClients.consumer(kafka)) {
      List<TopicPartition> partitions =
          Stream.of(Service.values())
              .map(Topics::commands)
              .flatMap(topic -> consumer.partitionsFor(topic).stream())
              .map(partition -> new TopicPartition(partition.topic(), partition.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream()
          .anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
          if (CloudEvents.type(record.headers()).filter(CloudEvents.COMMAND::equals).isPresent()) {
            given.add(record);
          }
        }
      }
    }
    return given;
  }
}
