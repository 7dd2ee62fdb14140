package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Withdrawal;
import org.lazax.log.CloudEvents;

class CommandBacklogTest {
  private static final GameId GAME = new GameId("a-game");
  private static final CommandId TURNED_AWAY = CommandId.given("tester", GAME, "turned away");
  private static final CommandId OTHER = CommandId.given("tester", GAME, "other");

  @Test
  void commandsGoToTheHostWhenAllAreRead() {
    CommandBacklog backlog = new CommandBacklog(2);
    ConsumerRecord<String, byte[]> first = command(0, OTHER);
    ConsumerRecord<String, byte[]> second = command(1, OTHER);
    ConsumerRecord<String, byte[]> later = command(2, OTHER);

    assertThat(backlog.read(first)).isEmpty();
    assertThat(backlog.read(second)).containsExactly(first, second);
    assertThat(backlog.read(later)).containsExactly(later);
  }

  @Test
  void aPollThatBringsTheEndWithoutARecordCompletesTheBacklog() {
    CommandBacklog backlog = new CommandBacklog(2);
    ConsumerRecord<String, byte[]> first = command(0, OTHER);
    backlog.read(first);

    assertThat(backlog.readUpTo(1)).isEmpty();
    assertThat(backlog.readUpTo(2)).containsExactly(first);
    assertThat(backlog.readUpTo(2)).isEmpty();
  }

  @Test
  void copiesBeforeTheWithdrawalAreWithdrawnAndNoOthers() {
    CommandBacklog backlog = new CommandBacklog(4);
    backlog.read(command(0, TURNED_AWAY));
    backlog.read(command(1, OTHER));
    backlog.read(withdrawal(2, new Withdrawal(TURNED_AWAY, 1)));
    backlog.read(command(3, TURNED_AWAY));

    assertThat(backlog.isWithdrawn(0, TURNED_AWAY)).isTrue();
    assertThat(backlog.isWithdrawn(1, OTHER)).isFalse();
    assertThat(backlog.isWithdrawn(3, TURNED_AWAY)).isFalse();
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
        new ConsumerRecord<>("commands", 0, offset, GAME.value(), value);
    headers.forEach(record.headers()::add);
    return record;
  }
}
