package org.lazax.kafka.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.transport.Reply;

/** Services of two releases on one log. */
class RollingUpgradeTest {
  private final AtomicBoolean upgraded = new AtomicBoolean();
  private Platform platform;
  private Players players;
  private Players others;

  @BeforeEach
  void twoGamesOfOnePartition() {
    platform = Platform.ofTwoReleases(upgraded::get);
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
  void aGameWithAnEventOfANewerReleaseStopsUntilItsServicesAreUpgraded() {
    players.awaitTurn();
    platform.producer.write(
        Realm.GAMES.topic(),
        players.game,
        players.next(NewerToy.WIRE, new NewerToy.Thanked(new Seat(1))).bytes());
    var command = players.sendNext();
    var turnedAway =
        platform.replies.reply(Reply.TurnedAway.class, r -> r.command().equals(command));

    upgraded.set(true);
    for (Service service : Realm.GAMES.services()) {
      platform.instance(service).close();
      platform.start(service);
      platform.awaitReady();
      others.playOn();
    }
    players.playToTheEnd();
    others.playToTheEnd();

    assertThat(turnedAway.reason()).isEqualTo(TurnedAway.Reason.STOPPED);
    assertThat(platform.follower.game(players.game).commits())
        .noneMatch(commit -> commit.header().command().filter(command::equals).isPresent());
    assertThat(players.isOver()).isTrue();
    assertThat(others.isOver()).isTrue();
  }

  @Test
  void aRecordOfANewerVersionIsNoCommitForAnyService() {
    players.awaitTurn();
    String next =
        new String(players.next(NewerToy.WIRE, new NewerToy.Thanked(new Seat(1))).bytes(), UTF_8);
    platform.producer.write(
        Realm.GAMES.topic(), players.game, next.replace("\"v\":1", "\"v\":2").getBytes(UTF_8));

    players.playToTheEnd();

    assertThat(players.isOver()).isTrue();
  }
}
