package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.consumer.OffsetAndTimestamp;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.log.LogBounds;

/**
 * Where the consumer of this instance reads on in each partition, and up to where commands are
 * answered. Each place is set before it is read from, because the consumer would fail otherwise.
 * For the host's thread only.
 */
final class Places {
  private static final Logger LOG = Logger.getLogger(Places.class);
  private static final Duration COMMIT_INTERVAL = Duration.ofMillis(500);

  /** How long to wait for a place that is not known. All that hosts read have one. */
  private static final Duration LONGEST_REQUEST = Duration.ofSeconds(1);

  private final Consumer<?, ?> consumer;
  private final HostInputs inputs;
  private final Duration commandLifetime;

  /**
   * Where the consumer was moved since the last poll. What that poll has brought is passed over.
   */
  private final Set<TopicPartition> moved = new HashSet<>();

  /** The offsets to be committed next. */
  private final Map<TopicPartition, OffsetAndMetadata> commandsDone = new HashMap<>();

  /**
   * @param commandLifetime how old a command may be that is still of use
   */
  Places(Consumer<?, ?> consumer, HostInputs inputs, Duration commandLifetime) {
    this.consumer = consumer;
    this.inputs = inputs;
    this.commandLifetime = commandLifetime;
  }

  /** There is a new poll. */
  void polled() {
    moved.clear();
  }

  /** Whether the records that the last poll has brought of a partition count no more. */
  boolean isMoved(TopicPartition topic) {
    return moved.contains(topic);
  }

  /** Reads a partition from an offset on. */
  void seek(TopicPartition topic, long offset) {
    moved.add(topic);
    consumer.seek(topic, offset);
  }

  /** Leaves partitions at their ends, where nothing is to be read before a host sets its place. */
  void park(Collection<TopicPartition> topics) {
    moved.addAll(topics);
    consumer.seekToEnd(topics);
  }

  /**
   * Reads no more than memory has room for: no chronicle while too much is not saved, and no
   * commands while memory is full and a host still catches up, because it turns none away.
   */
  void hold(MemoryBudget memory, Collection<HostedPartition<?, ?>> hosts) {
    Set<TopicPartition> held = new HashSet<>();
    for (HostedPartition<?, ?> host : hosts) {
      if (memory.mustSaveFirst()) {
        held.add(host.id().chronicle());
      }
      if (memory.isFull() && !host.isDeciding()) {
        held.add(host.id().commands());
      }
    }
    held.retainAll(consumer.assignment());
    Set<TopicPartition> paused = consumer.paused();
    consumer.resume(paused.stream().filter(topic -> !held.contains(topic)).toList());
    consumer.pause(held);
  }

  /** The offsets at which hosts read on, but where they are held. */
  Map<TopicPartition, Long> of(Collection<HostedPartition<?, ?>> hosts) {
    Map<TopicPartition, Long> places = new HashMap<>();
    for (HostedPartition<?, ?> host : hosts) {
      places.merge(host.id().chronicle(), host.nextOffset(), Math::min);
      TopicPartition commands = host.id().commands();
      places.put(commands, consumer.position(commands, LONGEST_REQUEST));
    }
    places.keySet().removeAll(consumer.paused());
    return places;
  }

  /** The bounds of a partition. */
  LogBounds bounds(TopicPartition topic) {
    return requireNonNull(LogBounds.of(consumer, List.of(topic)).get(topic));
  }

  /**
   * Reads commands from the first one on that no host has answered and that is not too old. A group
   * that is new, such as that of another packaging, reads none that are older. If commands are gone
   * since, the others are read from the beginning: what is gone has no answer, and its clients may
   * give it again.
   *
   * @return the end of the topic
   */
  long seekToUnanswered(TopicPartition topic) {
    LogBounds bounds = bounds(topic);
    long place =
        Optional.ofNullable(consumer.committed(Set.of(topic)).get(topic))
            .map(OffsetAndMetadata::offset)
            .orElse(bounds.beginning());
    if (bounds.reachFrom(place)) {
      seek(topic, Math.max(place, firstLiving(bounds)));
    } else {
      LOG.errorf(
          "%s: commands were answered up to offset %d, but the topic has those from %d to %d;"
              + " they are read from the beginning",
          topic, place, bounds.beginning(), bounds.end());
      seek(topic, bounds.beginning());
    }
    return bounds.end();
  }

  /** Offset of the first command that is not too old. */
  private long firstLiving(LogBounds bounds) {
    long since = Instant.now().minus(commandLifetime).toEpochMilli();
    return Optional.ofNullable(
            consumer.offsetsForTimes(Map.of(bounds.topic(), since)).get(bounds.topic()))
        .map(OffsetAndTimestamp::offset)
        .orElse(bounds.end());
  }

  /** All commands before this offset are answered. */
  void commandsDone(TopicPartition topic, long offset) {
    boolean first = commandsDone.isEmpty();
    commandsDone.put(topic, new OffsetAndMetadata(offset));
    if (first) {
      inputs.addAfter(COMMIT_INTERVAL, this::commit);
    }
  }

  /**
   * Commits offsets in intervals and not after every command. A command that is read again is
   * recognised by its id.
   */
  private void commit() {
    Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>(commandsDone);
    commandsDone.clear();
    done.keySet().retainAll(consumer.assignment());
    if (!done.isEmpty()) {
      consumer.commitAsync(done, (_, _) -> {});
    }
  }
}
