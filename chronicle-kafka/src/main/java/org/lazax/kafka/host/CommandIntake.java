package org.lazax.kafka.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.QueryCodec;
import org.lazax.log.CloudEvents;
import org.lazax.log.RecordValue;

/** Passes the records of a command topic to the host of a partition. For the host's thread only. */
final class CommandIntake {
  private final PartitionHost<?, ?> host;
  private final Traces traces;
  private final CommandBacklog backlog;

  /**
   * @param limits say which commands are too old to be decided
   * @param end the end of the topic when the host begins
   */
  CommandIntake(
      PartitionHost<?, ?> host, Traces traces, HostReports reports, Limits limits, long end) {
    this.host = host;
    this.traces = traces;
    this.backlog =
        new CommandBacklog(
            end, sent -> limits.commandIsOver(sent, Instant.now()), reports::expired);
  }

  /** Takes the next record, and returns what the host wants to be done. */
  List<HostEffect> read(ConsumerRecord<String, byte[]> record) {
    return passOn(backlog.read(record));
  }

  /** Learns that a poll has brought all records before an offset. */
  List<HostEffect> readUpTo(long offset) {
    return passOn(backlog.readUpTo(offset));
  }

  private List<HostEffect> passOn(List<ConsumerRecord<String, byte[]>> records) {
    List<HostEffect> effects = records.stream().flatMap(record -> passOn(record).stream()).toList();
    backlog.forget();
    return effects;
  }

  private List<HostEffect> passOn(ConsumerRecord<String, byte[]> record) {
    Instant now = Instant.now();
    Instant sent = Instant.ofEpochMilli(record.timestamp());
    if (CommandBacklog.isWithdrawal(record) || isWithdrawn(record)) {
      return host.passedOver(record.offset());
    }
    traces.record(record.headers());
    boolean isQuery =
        CloudEvents.type(record.headers()).filter(CloudEvents.QUERY::equals).isPresent();
    Optional<Query> query = isQuery ? QueryCodec.read(RecordValue.of(record)) : Optional.empty();
    return query
        .map(read -> host.queried(record.offset(), read, sent, now))
        .orElseGet(
            () -> host.commanded(record.offset(), record.key(), RecordValue.of(record), sent, now));
  }

  private boolean isWithdrawn(ConsumerRecord<String, byte[]> record) {
    return CloudEvents.id(record.headers())
        .flatMap(CommandIntake::command)
        .filter(command -> backlog.isWithdrawn(record.offset(), command))
        .isPresent();
  }

  private static Optional<CommandId> command(String id) {
    try {
      return Optional.of(CommandId.of(id));
    } catch (IllegalArgumentException noCommand) {
      return Optional.empty();
    }
  }
}
