package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Both kinds of processes work on the same topics, one after the other and beside each other. */
class PackagingsTest {
  private static final int ROUNDS = 6;

  @Test
  void gamesGoOnWhileOnePackagingReplacesTheOther() {
    try (Platform platform = Platform.started(Packaging.FOUR_SERVICES)) {
      Players players = platform.players(1, 0);
      Players others = platform.players(2, 1);
      players.start(ROUNDS);
      others.start(ROUNDS);
      players.playTo(10);

      platform.startAll(Packaging.SOLO);
      players.playTo(20);
      others.playTo(12);
      platform.stopAll(Packaging.FOUR_SERVICES);
      players.playTo(30);
      platform.startAll(Packaging.FOUR_SERVICES);
      platform.stopAll(Packaging.SOLO);
      players.playToTheEnd();
      others.playToTheEnd();

      assertThat(players.isOver()).isTrue();
      assertThat(others.isOver()).isTrue();
    }
  }
}
