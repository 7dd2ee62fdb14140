package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.toy.ToyPlay;

/** A command that is too old is not carried out, whoever reads it. */
class LifetimeTest {
  private static final Duration OLD = Limits.STANDARD.commandLifetime().plusSeconds(1);

  private final Platform platform = Platform.started(Packaging.FOUR_SERVICES);
  private Players players;

  @BeforeEach
  void playToAGift() {
    players = platform.players(1, 0);
    players.start(2);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void anOldCommandIsPassedOverByItsHostAndByAnotherPackaging() {
    ToyPlay.SeatCommand next = players.awaitTurn();
    CommandId old = CommandId.given("tester", players.game, "old");
    long before = platform.follower.game(players.game).seq();
    CommandEnvelope gift = players.envelope(old, Optional.of(next.seat()), next.command());
    TestInstance host = platform.instance(Service.MAP);

    platform.producer.submitAged(gift, OLD);

    Awaitility.await()
        .atMost(Platform.TIMEOUT)
        .until(() -> host.count("lazax.commands.expired") == 1);
    platform.stopAll(Packaging.FOUR_SERVICES);
    platform.startAll(Packaging.SOLO);
    assertThat(platform.instance(Service.MAP).count("lazax.commands.expired")).isZero();
    assertThat(platform.follower.game(players.game).seq()).isEqualTo(before);
    players.playToTheEnd();
    assertThat(players.isOver()).isTrue();
    assertThat(platform.follower.game(players.game).commits())
        .noneMatch(commit -> commit.header().command().equals(Optional.of(old)));
  }
}
