package org.lazax.game.state;

/** What game-service alone remembers of a game. */
public record Game() {
  public static final Game INITIAL = new Game();
}
