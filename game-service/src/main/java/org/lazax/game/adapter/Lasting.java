package org.lazax.game.adapter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.AbilityName;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.LastingEffect;

/**
 * A lasting effect.
 *
 * @param params the choices that were made when the ability was resolved
 * @param until index in {@code frames} of the procedure with which it ends; empty if it lasts for
 *     the rest of the game
 */
record Lasting(
    AbilityName ability, Optional<Seat> user, Map<String, String> params, Optional<Integer> until) {
  static Lasting of(LastingEffect effect, List<Frame> frames) {
    return new Lasting(
        effect.ability(), effect.user(), effect.params(), index(effect.until(), frames));
  }

  /** The index of the frame with this id. */
  static Optional<Integer> index(Optional<Integer> id, List<Frame> frames) {
    return id.map(frame -> frames.stream().map(Frame::id).toList().indexOf(frame));
  }
}
