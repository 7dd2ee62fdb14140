package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.transport.Reply;
import org.lazax.chronicle.transport.Topics;

/** A record that cannot be read stops at most its own game. */
class PoisonTest {
  private static final byte[] GARBAGE = {0, (byte) 0xff, '{', '\n', 7};

  private Platform platform;
  private Players players;
  private Players others;

  @BeforeEach
  void twoGamesOfOnePartition() {
    platform = Platform.started();
    players = platform.players(1, 0);
    others = platform.players(2, 0);
    players.start(2);
    others.start(2);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void anUnreadableAcceptedCommitStopsOnlyItsGame() {
    players.awaitTurn();
    platform.producer.write(Realm.GAMES.topic(), players.game, unreadable());

    CommandId command = players.sendNext();
    Reply.TurnedAway turnedAway =
        platform.replies.reply(Reply.TurnedAway.class, r -> r.command().equals(command));
    others.playToTheEnd();

    assertThat(turnedAway.reason()).isEqualTo(TurnedAway.Reason.STOPPED);
    assertThat(others.isOver()).isTrue();
  }

  @Test
  void garbageInTheTopicsIsIgnored() {
    platform.producer.write(Realm.GAMES.topic(), players.game, GARBAGE);
    platform.producer.write(Topics.commands(Service.MAP), players.game, GARBAGE);

    players.playToTheEnd();
    others.playToTheEnd();

    assertThat(platform.replies.deadLetter(Topics.commands(Service.MAP))).isNotEmpty();
    assertThat(List.of(players, others)).allMatch(Players::isOver);
  }

  /** A commit that is correct except for its event line. */
  private byte[] unreadable() {
    Commit commit = players.next(ToyService.allTypes(), new KernelEvent.Passed(0, new Seat(1)));
    String headerLine =
        new String(commit.bytes(), StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
    return (headerLine + "\nno event\n").getBytes(StandardCharsets.UTF_8);
  }
}
