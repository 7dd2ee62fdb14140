package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Withdrawal;
import org.lazax.log.CloudEvents;

class CommandBacklogTest {
  private static final GameId GAME = new GameId("a-game");
  private static final CommandId TURNED_AWAY = CommandId.given("tester", GAME, "turned away");
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");
  private static final CommandId OTHER = CommandId.given("tester", GAME, "other");

  private final List<Long> over = new ArrayList<>();

  @Test
  void commandsGoToTheHostWhenAllAreRead() {
    CommandBacklog backlog = backlog(2);
    ConsumerRecord<String, byte[]> first = command(0, OTHER);
    ConsumerRecord<String, byte[]> second = command(1, OTHER);
    ConsumerRecord<String, byte[]> later = command(2, OTHER);

    assertThat(backlog.read(first)).isEmpty();
    assertThat(backlog.read(second)).containsExactly(first, second);
    assertThat(backlog.read(later)).containsExactly(later);
  }

  @Test
  void aPollThatBringsTheEndWithoutARecordCompletesTheBacklog() {
    CommandBacklog backlog = backlog(2);
    ConsumerRecord<String, byte[]> first = command(0, OTHER);
    backlog.read(first);

    assertThat(backlog.readUpTo(1)).isEmpty();
    assertThat(backlog.readUpTo(2)).containsExactly(first);
    assertThat(backlog.readUpTo(2)).isEmpty();
  }

  @Test
  void copiesBeforeTheWithdrawalAreWithdrawnAndNoOthers() {
    CommandBacklog backlog = backlog(4);
    backlog.read(command(0, TURNED_AWAY));
    backlog.read(command(1, OTHER));
    backlog.read(withdrawal(2, new Withdrawal(TURNED_AWAY, 1)));
    backlog.read(command(3, TURNED_AWAY));

    assertThat(backlog.isWithdrawn(0, TURNED_AWAY)).isTrue();
    assertThat(backlog.isWithdrawn(1, OTHER)).isFalse();
    assertThat(backlog.isWithdrawn(3, TURNED_AWAY)).isFalse();
  }

  @Test
  void whatIsTooOldIsCountedAndNotKept() {
    CommandBacklog backlog = backlog(4);
    ConsumerRecord<String, byte[]> young = command(3, OTHER);

    backlog.read(at(BEGIN.minusMillis(1), command(0, OTHER)));
    backlog.read(at(BEGIN.minusMillis(1), withdrawal(1, new Withdrawal(OTHER, 9))));
    backlog.read(at(BEGIN.minusMillis(1), query(2)));

    assertThat(backlog.read(young)).containsExactly(young);
    assertThat(over).containsExactly(0L);
    assertThat(backlog.isWithdrawn(3, OTHER)).isTrue();
  }

  /** Commands before {@link #BEGIN} are too old. */
  private CommandBacklog backlog(long end) {
    return new CommandBacklog(end, sent -> sent.isBefore(BEGIN), over::add);
  }

  private static ConsumerRecord<String, byte[]> at(
      Instant time, ConsumerRecord<String, byte[]> record) {
    return new ConsumerRecord<>(
        record.topic(),
        record.partition(),
        record.offset(),
        time.toEpochMilli(),
        TimestampType.CREATE_TIME,
        0,
        0,
        record.key(),
        record.value(),
        record.headers(),
        Optional.empty());
  }

  private static ConsumerRecord<String, byte[]> query(long offset) {
    return record(offset, new byte[0], CloudEvents.headers("a query", "t", CloudEvents.QUERY));
  }

  private static ConsumerRecord<String, byte[]> command(long offset, CommandId id) {
    return record(
        offset, new byte[0], CloudEvents.headers(id.toString(), "t", CloudEvents.COMMAND));
  }

  private static ConsumerRecord<String, byte[]> withdrawal(long offset, Withdrawal withdrawal) {
    return record(
        offset,
        withdrawal.bytes(),
        CloudEvents.headers(withdrawal.command().toString(), "t", CloudEvents.WITHDRAWAL));
  }

  private static ConsumerRecord<String, byte[]> record(
      long offset, byte[] value, List<Header> headers) {
    ConsumerRecord<String, byte[]> record =
        at(BEGIN, new ConsumerRecord<>("commands", 0, offset, GAME.value(), value));
    headers.forEach(record.headers()::add);
    return record;
  }
}
