package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;

/** Partitions are reassigned while games are played. */
class RebalanceTest {
  private static final int ROUNDS = 4;

  @ParameterizedTest
  @EnumSource
  void gamesGoOnWhenAnInstanceJoinsBothAreRestartedInTurnAndItLeaves(Packaging packaging) {
    int services = packaging == Packaging.SOLO ? Realm.GAMES.services().size() : 1;
    try (Platform platform = Platform.started(packaging)) {
      List<Players> games =
          IntStream.range(0, RealServers.PARTITIONS)
              .mapToObj(partition -> platform.players(partition, partition))
              .toList();
      games.forEach(players -> players.start(ROUNDS));
      TestInstance first = platform.instance(Service.GAME);

      TestInstance second = platform.join(Service.GAME);
      games.forEach(Players::playOn);
      awaitShared(services, first, second);
      games.forEach(Players::playOn);
      first.close();
      TestInstance firstAgain = platform.start(Service.GAME);
      games.forEach(Players::playOn);
      awaitShared(services, firstAgain, second);
      second.close();
      TestInstance secondAgain = platform.join(Service.GAME);
      games.forEach(Players::playOn);
      awaitShared(services, firstAgain, secondAgain);
      games.forEach(Players::playOn);
      secondAgain.leave();
      games.forEach(Players::playToTheEnd);

      assertThat(games).allMatch(Players::isOver);
      assertThat(firstAgain.readyHosts()).isEqualTo(services * RealServers.PARTITIONS);
    }
  }

  /** Waits until each of two instances hosts one of two partitions. */
  private static void awaitShared(int services, TestInstance first, TestInstance second) {
    Awaitility.await()
        .atMost(Platform.TIMEOUT)
        .until(() -> first.readyHosts() == services && second.readyHosts() == services);
  }
}
