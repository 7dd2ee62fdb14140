package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;

/** Partitions change hands while games are played. */
class RebalanceTest {
  private static final int ROUNDS = 4;

  @Test
  void gamesOfAllPartitionsGoOnWhenAnInstanceJoinsAndWhenItLeaves() {
    try (Platform platform = Platform.started()) {
      List<Players> games =
          IntStream.range(0, RealServers.PARTITIONS)
              .mapToObj(partition -> platform.players(partition, partition))
              .toList();
      games.forEach(players -> players.start(ROUNDS));
      Twin first = platform.instance(Service.GAME);

      Twin second = platform.join(Service.GAME);
      games.forEach(Players::playOn);
      Awaitility.await()
          .atMost(Platform.PATIENCE)
          .until(() -> first.hosted() == 1 && second.hosted() == 1);
      games.forEach(Players::playOn);
      second.leave();
      games.forEach(Players::playToTheEnd);

      assertThat(games).allMatch(Players::isOver);
      assertThat(first.hosted()).isEqualTo(RealServers.PARTITIONS);
    }
  }
}
