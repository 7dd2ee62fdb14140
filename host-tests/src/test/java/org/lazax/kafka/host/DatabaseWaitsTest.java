package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;

/**
 * A database that is away, or does not say that it is, holds up nothing that goes on without it.
 */
class DatabaseWaitsTest {
  private final Platform platform = Platform.started(Packaging.SOLO);
  private final Database database = platform.database(Service.MAP);

  @AfterEach
  void stop() {
    database.wake();
    platform.close();
  }

  @Test
  void otherPartitionsPlayOnWhileOneIsTakenOver() {
    Players held = platform.players(1, 0);
    Players others = platform.players(2, 1);
    held.start(1);
    others.start(1);
    database.disable();
    platform.producer.write(
        Realm.GAMES.topic(),
        held.game,
        new Claim(new ClaimId("stranger"), Service.MAP, "elsewhere").bytes());
    atMost().until(() -> !platform.instance(Service.MAP).isReady());

    others.playToTheEnd();

    assertThat(platform.instance(Service.MAP).isReady()).isFalse();
    database.enable();
    held.playToTheEnd();
    assertThat(held.isOver()).isTrue();
  }

  @Test
  void aConnectionOnWhichNothingComesIsReplaced() {
    Players players = platform.players(3);
    players.start(1);
    // No transaction is open then: a stopped server would keep its locks.
    platform.instance(Service.MAP).checkpoints().hold();
    players.playToTheEnd();
    atMost().until(() -> platform.instance(Service.MAP).checkpoints().isHolding());
    database.hang();

    platform.instance(Service.MAP).checkpoints().release();

    int all = platform.follower.game(players.game).commits().size();
    atMost().until(() -> database.commitsOf(players.game) == all);
  }

  private static ConditionFactory atMost() {
    return Awaitility.await().atMost(Platform.TIMEOUT).ignoreExceptions();
  }
}
