package org.lazax.chronicle.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;

/**
 * An effect that goes on after its ability was resolved, also when its card is gone. Rule:
 * abilities.3.1.
 *
 * @param ability the ability that began it
 * @param user the seat that used it
 * @param params the choices that were made when the ability was resolved, by name: every process
 *     prints them in the same order
 * @param until id of the frame with which it ends; empty if it lasts for the rest of the game
 */
public record LastingEffect(
    AbilityName ability, Optional<Seat> user, Map<String, String> params, Optional<Integer> until) {
  public LastingEffect {
    params = Collections.unmodifiableMap(new TreeMap<>(params));
  }
}
