package org.lazax.simulation.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.bench.ServedGames.Ended;

final class ServedGamesTest {
  private static final List<Ended> GAMES =
      List.of(new Ended("a", 900), new Ended("b", 3_700), new Ended("c", 1_500));

  @Test
  void theGameOfTheNearestLengthIsFound() {
    assertThat(ServedGames.nearest(GAMES, 1_437).id()).isEqualTo("c");
    assertThat(ServedGames.nearest(GAMES, 0).id()).isEqualTo("a");
    assertThat(ServedGames.nearest(GAMES, Integer.MAX_VALUE).id()).isEqualTo("b");
  }
}
