package org.lazax.kafka.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.transport.Withdrawal;
import org.lazax.log.CloudEvents;
import org.lazax.log.RecordValue;

/**
 * The commands that lie in the topic when a host begins. They go to the host when all of them are
 * read, because a later one may say that an earlier one was turned away.
 */
final class CommandBacklog {
  private final long end;
  private final List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();

  /** The offset before which copies of a command were turned away. */
  private final Map<CommandId, Long> withdrawn = new HashMap<>();

  private boolean complete;

  /**
   * @param end the end of the topic when the host begins
   */
  CommandBacklog(long end) {
    this.end = end;
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
    records.add(record);
    if (isWithdrawal(record)) {
      Withdrawal.read(RecordValue.of(record))
          .ifPresent(read -> withdrawn.merge(read.command(), read.before(), Math::max));
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
