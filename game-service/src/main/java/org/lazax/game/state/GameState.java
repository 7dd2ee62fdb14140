package org.lazax.game.state;

/** What game-service alone remembers of a game. */
public record GameState() {
  public static final GameState INITIAL = new GameState();
}
