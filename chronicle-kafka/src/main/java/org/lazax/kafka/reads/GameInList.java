package org.lazax.kafka.reads;

import org.jspecify.annotations.Nullable;

/** An entry in a list of games. */
public record GameInList(
    String id, String name, String status, int round, long seq, @Nullable String winner) {

  static GameInList of(GameView view) {
    return new GameInList(view.game, view.name, view.status, view.round, view.seq, view.winner);
  }
}
