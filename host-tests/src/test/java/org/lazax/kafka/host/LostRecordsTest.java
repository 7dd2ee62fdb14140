package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.transport.Topics;

/** What a host does when records that it has not read are gone from the log. */
class LostRecordsTest {
  private static final int ROUNDS = 4;

  /** A topic in which a host has a place. */
  enum Place {
    CHRONICLE(Realm.GAMES.topic()),
    COMMANDS(Topics.commands(Service.MAP));

    final String topic;

    Place(String topic) {
      this.topic = topic;
    }
  }

  private final Platform platform = Platform.started(Packaging.SOLO);
  private Players players;
  private Players others;

  @BeforeEach
  void twoGamesInTwoPartitions() {
    players = platform.players(1, 0);
    others = platform.players(2, 1);
    players.start(ROUNDS);
    others.start(ROUNDS);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void aHostThatMissesTheBeginningOfItsLogSaysSoAndTheOtherPartitionGoesOn() {
    platform.loseRecords(Realm.GAMES.topic(), 0);
    players.playTo(20);
    assertThat(platform.instance(Service.MAP).lost()).isEmpty();
    platform.instance(Service.MAP).close();
    platform.loseDatabase(Service.MAP);

    TestInstance successor = platform.start(Service.MAP);

    Awaitility.await().atMost(Platform.TIMEOUT).until(() -> !successor.lost().isEmpty());
    assertThat(successor.lost())
        .singleElement()
        .asString()
        .startsWith(Realm.GAMES.topic() + "-0: the records from 0 to ")
        .endsWith("docs/operations/lost-records.md says what to do");
    assertThat(successor.isReady()).isFalse();
    others.playToTheEnd();
    assertThat(others.isOver()).isTrue();
  }

  @Test
  void commandsThatAreGoneHoldNothingUp() {
    platform.instance(Service.MAP).close();
    for (int command = 0; command < 3; command++) {
      platform.producer.write(Topics.commands(Service.MAP), players.game, new byte[0]);
    }
    platform.loseRecords(Topics.commands(Service.MAP), 0);

    platform.start(Service.MAP);

    players.playToTheEnd();
    assertThat(players.isOver()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aHostWhosePlaceIsNotInTheLogEndsAndComesBack(Place place) {
    TestInstance instance = platform.instance(Service.MAP);
    instance.misplace(place.topic);

    players.playToTheEnd();
    others.playToTheEnd();

    assertThat(instance.count("lazax.log.out.of.range")).isPositive();
    assertThat(players.isOver()).isTrue();
    assertThat(others.isOver()).isTrue();
  }
}
