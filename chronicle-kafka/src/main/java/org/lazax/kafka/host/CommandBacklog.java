package org.lazax.kafka.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.transport.Withdrawal;
import org.lazax.log.CloudEvents;
import org.lazax.log.RecordValue;

/**
 * The commands that lie in the topic when a host begins. They go to the host when all of them are
 * read, because a later one may say that an earlier one was turned away. Those that are too old to
 * be decided are not kept, because there can be days of them.
 */
final class CommandBacklog {
  private final long end;
  private final Predicate<Instant> isOver;
  private final LongConsumer over;
  private final List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();

  /** The offset before which copies of a command were turned away. */
  private final Map<CommandId, Long> withdrawn = new HashMap<>();

  private boolean complete;

  /**
   * @param end the end of the topic when the host begins
   * @param isOver whether a command that was sent then is too old to be decided
   * @param over learns the offset of such a command
   */
  CommandBacklog(long end, Predicate<Instant> isOver, LongConsumer over) {
    this.end = end;
    this.isOver = isOver;
    this.over = over;
  }

  /**
   * Takes the next record.
   *
   * @return the records that go to the host now, in order
   */
  List<ConsumerRecord<String, byte[]>> read(ConsumerRecord<String, byte[]> record) {
    if (complete) {
      return List.of(record);
    }
    if (isWithdrawal(record)) {
      Withdrawal.read(RecordValue.of(record))
          .ifPresent(read -> withdrawn.merge(read.command(), read.before(), Math::max));
    }
    if (!isOver.test(Instant.ofEpochMilli(record.timestamp()))) {
      records.add(record);
    } else if (isCommand(record)) {
      over.accept(record.offset());
    }
    return readUpTo(record.offset() + 1);
  }

  /** As {@link #read}, if the poll has brought all records before this offset. */
  List<ConsumerRecord<String, byte[]>> readUpTo(long offset) {
    if (complete || offset < end) {
      return List.of();
    }
    complete = true;
    List<ConsumerRecord<String, byte[]>> all = List.copyOf(records);
    records.clear();
    return all;
  }

  static boolean isWithdrawal(ConsumerRecord<String, byte[]> record) {
    return CloudEvents.type(record.headers()).filter(CloudEvents.WITHDRAWAL::equals).isPresent();
  }

  private static boolean isCommand(ConsumerRecord<String, byte[]> record) {
    return CloudEvents.type(record.headers()).filter(CloudEvents.COMMAND::equals).isPresent();
  }

  /** Whether this copy of a command was turned away before the host began. */
  boolean isWithdrawn(long offset, CommandId command) {
    return offset < withdrawn.getOrDefault(command, 0L);
  }

  /** Forgets what was turned away, because the host has passed over all of it. */
  void forget() {
    if (complete) {
      withdrawn.clear();
    }
  }
}
