package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;

/** Partitions are reassigned while games are played. */
class RebalanceTest {
  private static final int ROUNDS = 4;

  @Test
  void gamesGoOnWhenAnInstanceJoinsAndLeaves() {
    try (Platform platform = Platform.started()) {
      List<Players> games =
          IntStream.range(0, RealServers.PARTITIONS)
              .mapToObj(partition -> platform.players(partition, partition))
              .toList();
      games.forEach(players -> players.start(ROUNDS));
      TestInstance first = platform.instance(Service.GAME);

      TestInstance second = platform.join(Service.GAME);
      games.forEach(Players::playOn);
      Awaitility.await()
          .atMost(Platform.TIMEOUT)
          .until(() -> first.readyPartitions() == 1 && second.readyPartitions() == 1);
      games.forEach(Players::playOn);
      second.leave();
      games.forEach(Players::playToTheEnd);

      assertThat(games).allMatch(Players::isOver);
      assertThat(first.readyPartitions()).isEqualTo(RealServers.PARTITIONS);
    }
  }
}
