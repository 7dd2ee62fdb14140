package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.transport.Topics;

@ParameterizedClass
@EnumSource
class FaultTest {
  private static final int ROUNDS = 6;
  private static final long SEED = 7;
  private static final byte[] NO_COMMAND = {};

  /** As many as are read by the poll in which the next host begins, whenever that is. */
  private static final int LATER_COMMANDS = 300;

  /** In this time, offsets of answered commands are surely committed. */
  private static final Duration COMMIT_TIME = Duration.ofMillis(1500);

  @Parameter private Packaging packaging = Packaging.FOUR_SERVICES;

  private Platform platform;
  private Players players;

  @BeforeEach
  void startGame() {
    platform = Platform.started(packaging);
    players = platform.players(SEED);
    players.answer(players.begin(ROUNDS));
    players.playTo(8);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void aGameIsPlayedToItsEndWithoutLosingTokens() {
    players.playToTheEnd();

    assertGameHasEnded();
  }

  @Test
  void aCommandIsAnsweredAfterItsServiceWasKilled() {
    for (Service service : Realm.GAMES.services()) {
      CommandId command = players.sendNext();
      platform.instance(service).kill();
      platform.start(service);
      platform.awaitReady();
      assertThat(players.answer(command)).isInstanceOf(Answer.Applied.class);
    }
    players.playToTheEnd();

    assertGameHasEnded();
  }

  @Test
  void aPausedInstanceDecidesNothingAfterATakeover() {
    TestInstance paused = platform.instance(Service.GAME);
    paused.pause();
    platform.start(Service.GAME);
    platform.awaitReady();
    players.playTo(16);
    paused.resume();
    players.playToTheEnd();

    assertGameHasEnded();
  }

  /**
   * The zombie has sent its checkpoint before the takeover, and it reaches PostgreSQL afterwards.
   * The successor's checkpoints wait too, so that the partitions' rows differ by their claims
   * alone.
   */
  @Test
  void theCheckpointOfAZombieIsRefusedByTheDatabase() {
    TestInstance zombie = platform.instance(Service.GAME);
    zombie.checkpoints().hold();
    players.playTo(16);
    Awaitility.await().atMost(Platform.TIMEOUT).until(zombie.checkpoints()::isHolding);
    Collection<String> claims = platform.database(Service.GAME).claims().values();
    zombie.pause();
    TestInstance successor = platform.start(Service.GAME);
    successor.checkpoints().hold();
    platform.awaitReady();

    zombie.checkpoints().release();

    Awaitility.await()
        .atMost(Platform.TIMEOUT)
        .until(() -> zombie.checkpoints().written().isPresent());
    assertThat(zombie.checkpoints().written()).contains(Set.of());
    assertThat(platform.database(Service.GAME).claims().values())
        .as("a successor may claim a partition twice, but the zombie's claims are gone")
        .isNotEmpty()
        .doesNotContainAnyElementsOf(claims);
    successor.checkpoints().release();
    players.playToTheEnd();
    assertGameHasEnded();
    assertDatabasesHoldAllCommits();
  }

  @Test
  void gamesGoOnAfterAPausedInstanceAndItsSuccessorWereReplaced() {
    platform.instance(Service.MAP).pause();
    TestInstance successor = platform.start(Service.MAP);
    platform.awaitReady();
    players.playToTheEnd();
    platform.instance(Service.MAP).kill();
    successor.close();
    platform.start(Service.MAP);
    platform.awaitReady();

    Players others = platform.players(SEED + 1);
    others.answer(others.begin(ROUNDS));
    others.playToTheEnd();

    assertGameHasEnded();
    assertThat(others.table().total()).isEqualTo(ToyPlay.SEATS.size() * 10);
  }

  @Test
  void anUnansweredCommandIsAnsweredByTheNextHostOfTheInstance() {
    players.playTo(9);
    players.awaitTurn();
    Service service = players.awaitingService();
    TestInstance instance = platform.instance(service);
    instance.cutOff();
    CommandId command = players.sendNext();
    Awaitility.await().atMost(Platform.TIMEOUT).until(instance::hasLostRecords);
    instance.reconnect();
    ClaimId otherClaim = new ClaimId("stranger");
    platform.producer.write(
        Realm.GAMES.topic(), players.game, new Claim(otherClaim, service, "elsewhere").bytes());

    assertThat(players.answer(command)).isInstanceOf(Answer.Applied.class);
    players.playToTheEnd();
    assertGameHasEnded();
  }

  /**
   * The next host gets a poll in which there are only later commands. It must not take the command
   * before them for answered.
   */
  @Test
  void anUnansweredCommandStandsBeforeLaterOnesUntilItIsAnswered() {
    players.playTo(9);
    players.awaitTurn();
    Service service = players.awaitingService();
    TestInstance instance = platform.instance(service);
    try (CommandOffsets offsets = platform.commands(service, players.game)) {
      long offset = offsets.end();
      instance.cutOff();
      CommandId command = players.sendNext();
      Awaitility.await().atMost(Platform.TIMEOUT).until(instance::hasLostRecords);
      platform.producer.write(
          Realm.GAMES.topic(),
          players.game,
          new Claim(new ClaimId("stranger"), service, "elsewhere").bytes());
      for (int later = 0; later < LATER_COMMANDS; later++) {
        platform.producer.write(Topics.commands(service), players.game, NO_COMMAND);
      }

      Awaitility.await()
          .during(COMMIT_TIME)
          .atMost(Platform.TIMEOUT)
          .untilAsserted(() -> assertThat(offsets.committed()).isLessThanOrEqualTo(offset));
      instance.kill();
      platform.start(service);
      assertThat(players.answer(command)).isInstanceOf(Answer.Applied.class);
    }
    players.playToTheEnd();
    assertGameHasEnded();
  }

  @Test
  void aCommandGivenTwiceIsAnsweredOnce() {
    CommandId command = players.send(Optional.of(new Seat(9 - 1)), ToyPlay.begin(1));
    Answer first = players.answer(command);
    players.resend(command, Optional.of(new Seat(9 - 1)), ToyPlay.begin(1));
    players.playToTheEnd();

    assertThat(first).isInstanceOf(Answer.Refused.class);
    assertThat(players.answer(command)).isEqualTo(first);
    assertGameHasEnded();
  }

  @Test
  void gamesInMemoryGoOnWithoutTheDatabase() {
    for (Service service : Realm.GAMES.services()) {
      platform.database(service).disable();
    }
    players.playToTheEnd();
    for (Service service : Realm.GAMES.services()) {
      platform.database(service).enable();
    }

    assertGameHasEnded();
    assertDatabasesHoldAllCommits();
  }

  @Test
  void anEmptyDatabaseIsRebuiltFromTheLog() {
    players.playTo(20);
    platform.instance(Service.COMBAT).close();
    platform.loseDatabase(Service.COMBAT);
    platform.start(Service.COMBAT);
    platform.awaitReady();
    players.playToTheEnd();

    assertGameHasEnded();
    assertDatabasesHoldAllCommits();
  }

  private void assertGameHasEnded() {
    assertThat(players.isOver()).isTrue();
    assertThat(players.table().total()).isEqualTo(ToyPlay.SEATS.size() * 10);
    Map<CommandId, Long> applied =
        platform.follower.game(players.game).commits().stream()
            .flatMap(commit -> commit.header().command().stream())
            .collect(Collectors.groupingBy(id -> id, Collectors.counting()));
    assertThat(applied.values()).containsOnly(1L);
  }

  private void assertDatabasesHoldAllCommits() {
    long commits = platform.follower.game(players.game).commits().size();
    for (Service service : Realm.GAMES.services()) {
      Awaitility.await()
          .atMost(Platform.TIMEOUT)
          .untilAsserted(() ->
              assertThat(platform.database(service).commitsOf(players.game)).isEqualTo(commits));
    }
  }
}
