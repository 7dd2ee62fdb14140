package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.GameId;

/** A process that does not work ends, is not alive or is not ready. */
class LivenessTest {
  private final Platform platform = Platform.started(Packaging.SOLO);
  private final TestInstance instance = platform.instance(Service.MAP);

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void aProcessWhosePlaceAnotherHasTakenEnds() {
    TestInstance successor = platform.start(Service.MAP);

    atMost().until(instance::hasEnded);
    platform.awaitReady();
    assertThat(successor.hasEnded()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(classes = {OutOfMemoryError.class, NoClassDefFoundError.class})
  void aProcessEndsOnAnError(Class<? extends Error> error) throws ReflectiveOperationException {
    instance.failInPoll(error.getConstructor(String.class).newInstance("of a test"));

    atMost().until(instance::hasEnded);
  }

  @Test
  void aProcessThatIsStoppedDoesNotFail() {
    instance.close();

    assertThat(instance.hasEnded()).isFalse();
  }

  @Test
  void aProcessThatHangsIsNotAlive() {
    assertThat(instance.isAlive()).isTrue();

    instance.pause();

    atMost().until(() -> !instance.isAlive());
    instance.resume();
    atMost().until(instance::isAlive);
  }

  @Test
  void aProcessThatGetsOnNoFurtherInAPartitionIsNotAlive() {
    GameId game = platform.players(1).game;
    instance.hear(Realm.GAMES.topic(), false);
    assertThat(instance.isAlive()).isTrue();

    claimElsewhere(game);

    atMost().until(() -> !instance.isAlive());
    instance.hear(Realm.GAMES.topic(), true);
    claimElsewhere(game);
    atMost().until(instance::isAlive);
  }

  @Test
  void aProcessThatWaitsForTheDatabaseIsAliveAndNotReady() {
    platform.database(Service.MAP).disable();
    claimElsewhere(platform.players(1).game);

    atMost().until(() -> !instance.isReady());
    Awaitility.await()
        .during(TestInstance.LONGEST_ROUND.multipliedBy(2))
        .atMost(Platform.TIMEOUT)
        .until(() -> instance.isAlive() && !instance.isReady());
    platform.database(Service.MAP).enable();
    platform.awaitReady();
  }

  private void claimElsewhere(GameId inPartition) {
    platform.producer.write(
        Realm.GAMES.topic(),
        inPartition,
        new Claim(new ClaimId("stranger"), Service.MAP, "elsewhere").bytes());
  }

  private static ConditionFactory atMost() {
    return Awaitility.await().atMost(Platform.TIMEOUT);
  }
}
