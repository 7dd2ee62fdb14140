package org.lazax.simulation.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.simulation.bot.RandomBot;

final class WholeGameTest {

  @Test
  void theSameSeedGivesTheSameGame() {
    assertThat(commits(7)).isEqualTo(commits(7));
  }

  @Test
  void anotherSeedGivesAnotherGame() {
    assertThat(commits(7)).isNotEqualTo(commits(8));
  }

  private static List<LocalCommit> commits(long seed) {
    return WholeGame.of(seed, 3, RandomBot::new).play().game().commits();
  }
}
