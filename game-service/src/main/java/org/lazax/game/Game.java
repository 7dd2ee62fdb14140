package org.lazax.game;

/** What game-service alone remembers of a game. */
public record Game() {
  public static final Game INITIAL = new Game();
}
