package org.lazax.simulation.rest;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The choices of a game of six that begins in its fifth round, with one point missing to each and
 * few command tokens. It takes bots some forty commands where a whole game takes them more than a
 * thousand. Who wins depends on the strategy cards that they choose.
 */
public final class LateGame {
  private LateGame() {}

  /** The choices as {@code POST /games} and the conditions of a tournament's stage read them. */
  public static ObjectNode choices() {
    try (InputStream file = requireNonNull(LateGame.class.getResourceAsStream("late-game.json"))) {
      return (ObjectNode) new ObjectMapper().readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException("late-game.json is no JSON", e);
    }
  }
}
