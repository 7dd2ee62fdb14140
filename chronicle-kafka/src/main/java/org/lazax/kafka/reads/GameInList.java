package org.lazax.kafka.reads;

import org.jspecify.annotations.Nullable;

/** An entry in a list of games. */
public record GameInList(
    String id, String name, String status, int round, long seq, @Nullable String winner) {

  static GameInList of(GameSummary game) {
    return new GameInList(game.game, game.name, game.status, game.round, game.seq, game.winner);
  }
}
