package org.lazax.game.state;

/** The state that only game-service keeps of a game. There is none. */
public record GameState() {
  public static final GameState INITIAL = new GameState();
}
