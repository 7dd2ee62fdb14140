package org.lazax.kafka;

import java.util.Map;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** A question about a game that a service answers beside its view. */
public interface GameQuestion<S, T extends SharedState<T>> {

  /**
   * The answer, to be written as JSON. Only the gateway asks, and decides who may read it.
   *
   * @param parameters of the request
   * @throws IllegalArgumentException if a parameter is missing or cannot be read
   * @throws java.util.NoSuchElementException if the game has nothing of this name
   */
  Object answer(Position<S, T> position, Map<String, String> parameters);
}
