package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;

/**
 * An invasion that a diplomat has put off.
 *
 * @param delayed the player who invaded
 * @param turn the frame of that player's turn; 0 if it was nobody's turn
 * @param next the frame of that player's next turn; empty before it begins
 */
public record DelayedInvasion(PlanetId planet, Seat delayed, int turn, Optional<Integer> next) {

  boolean is(Seat invader, PlanetId at) {
    return delayed.equals(invader) && planet.equals(at);
  }

  /** Whether this is a later turn of that player than those known. */
  boolean isPast(int frame) {
    return frame != turn && next.filter(known -> known == frame).isEmpty();
  }

  /** The same in a later turn; empty once two turns have passed. */
  Optional<DelayedInvasion> in(int frame) {
    return next.isPresent()
        ? Optional.empty()
        : Optional.of(new DelayedInvasion(planet, delayed, turn, Optional.of(frame)));
  }
}
