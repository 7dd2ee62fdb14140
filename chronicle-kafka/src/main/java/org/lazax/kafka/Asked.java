package org.lazax.kafka;

import java.util.Map;
import java.util.Optional;

/**
 * What is asked of a service about a game.
 *
 * @param question name of one of the service's questions; empty for its view
 * @param parameters of the question
 */
public record Asked(Optional<String> question, Map<String, String> parameters) {
  /** The view of the game. */
  public static final Asked VIEW = new Asked(Optional.empty(), Map.of());

  public Asked {
    parameters = Map.copyOf(parameters);
  }
}
