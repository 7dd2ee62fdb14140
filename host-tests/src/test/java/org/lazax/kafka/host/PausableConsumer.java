package org.lazax.kafka.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.CloseOptions.GroupMembershipOperation;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.lazax.log.KafkaClients;

/**
 * A consumer that a test can pause in a poll. Its instance does nothing then, and does not learn
 * that its partitions have gone to another.
 */
final class PausableConsumer extends KafkaConsumer<String, byte[]> {
  private static final Duration CHECK_INTERVAL = Duration.ofMillis(5);

  /** No log of a test reaches so far. */
  private static final long FAR_BEHIND = 1_000_000_000;

  private final AtomicReference<String> losing = new AtomicReference<>("");
  private final AtomicReference<Optional<Error>> failing = new AtomicReference<>(Optional.empty());
  private final AtomicReference<String> misplacing = new AtomicReference<>("");
  private final Set<String> unheard = ConcurrentHashMap.newKeySet();
  private volatile boolean paused;
  private volatile Set<TopicPartition> heldBack = Set.of();
  private volatile CloseOptions closeOptions = CloseOptions.timeout(Duration.ZERO);

  PausableConsumer(String bootstrapServers, Map<String, Object> settings) {
    super(
        KafkaClients.consumerSettings(bootstrapServers, settings),
        new StringDeserializer(),
        new ByteArrayDeserializer());
  }

  @Override
  public void pause(Collection<TopicPartition> partitions) {
    super.pause(partitions);
    heldBack = paused();
  }

  @Override
  public void resume(Collection<TopicPartition> partitions) {
    super.resume(partitions);
    heldBack = paused();
  }

  /** The partitions that its instance does not read now. For any thread. */
  Set<TopicPartition> heldBack() {
    return heldBack;
  }

  void pausePolls() {
    paused = true;
  }

  void resumePolls() {
    paused = false;
  }

  /** Throws an error in the next poll. */
  void failWith(Error error) {
    failing.set(Optional.of(error));
  }

  /** Loses the next record of this topic, once. */
  void loseOne(String topic) {
    losing.set(topic);
  }

  /** Says nothing of this topic from now on, or again. */
  void hear(String topic, boolean whether) {
    if (whether) {
      unheard.remove(topic);
    } else {
      unheard.add(topic);
    }
  }

  /** Reads this topic from behind its end on, as if the log had lost it. */
  void misplace(String topic) {
    misplacing.set(topic);
  }

  /** Leaves the group when it is closed, as a member that does not come back. */
  void leaveAtClose() {
    closeOptions = CloseOptions.groupMembershipOperation(GroupMembershipOperation.LEAVE_GROUP);
  }

  @Override
  public ConsumerRecords<String, byte[]> poll(Duration timeout) {
    while (paused) {
      LockSupport.parkNanos(CHECK_INTERVAL.toNanos());
    }
    failing
        .getAndSet(Optional.empty())
        .ifPresent(error -> {
          throw error;
        });
    String misplaced = misplacing.getAndSet("");
    assignment().stream()
        .filter(place -> place.topic().equals(misplaced))
        .forEach(place -> seek(place, FAR_BEHIND));
    ConsumerRecords<String, byte[]> polled = heard(super.poll(timeout));
    return polled.records(losing.get()).iterator().hasNext() ? withoutOne(polled) : polled;
  }

  /** What was polled of the topics that are heard. */
  private ConsumerRecords<String, byte[]> heard(ConsumerRecords<String, byte[]> polled) {
    if (unheard.isEmpty()) {
      return polled;
    }
    Map<TopicPartition, List<ConsumerRecord<String, byte[]>>> records = new HashMap<>();
    polled.partitions().stream()
        .filter(place -> !unheard.contains(place.topic()))
        .forEach(place -> records.put(place, polled.records(place)));
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>(polled.nextOffsets());
    next.keySet().removeIf(place -> unheard.contains(place.topic()));
    return new ConsumerRecords<>(records, next);
  }

  private ConsumerRecords<String, byte[]> withoutOne(ConsumerRecords<String, byte[]> polled) {
    ConsumerRecord<String, byte[]> lost = polled.records(losing.getAndSet("")).iterator().next();
    Map<TopicPartition, List<ConsumerRecord<String, byte[]>>> left = new HashMap<>();
    polled.forEach(record -> {
      if (record.partition() != lost.partition()
          || record.offset() != lost.offset()
          || !record.topic().equals(lost.topic())) {
        left.computeIfAbsent(
                new TopicPartition(record.topic(), record.partition()), _ -> new ArrayList<>())
            .add(record);
      }
    });
    return new ConsumerRecords<>(left, polled.nextOffsets());
  }

  @Override
  public void close() {
    close(closeOptions);
  }
}
