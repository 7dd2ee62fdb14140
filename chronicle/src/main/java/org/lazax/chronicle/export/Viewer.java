package org.lazax.chronicle.export;

import java.util.Optional;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;

/**
 * For whom lines are shown: a seat, a spectator, or everybody once the game has ended.
 *
 * @param all whether everything is shown, whatever was hidden in play
 * @param seat whose hidden lines are shown too; empty for a spectator
 */
public record Viewer(boolean all, Optional<Seat> seat) {
  /** Everybody after the end. Whether a game has ended is the caller's to know. */
  public static final Viewer ALL = new Viewer(true, Optional.empty());

  public static final Viewer SPECTATOR = new Viewer(false, Optional.empty());

  public static Viewer of(Seat seat) {
    return new Viewer(false, Optional.of(seat));
  }

  /** Reads {@code all}, {@code spectator} or a seat. */
  public static Viewer named(String name) {
    return switch (name) {
      case "all" -> ALL;
      case "spectator" -> SPECTATOR;
      default -> of(Seat.of(name));
    };
  }

  /** Whether lines for this audience are shown. */
  public boolean sees(Audience audience) {
    return all || audience.includes(seat);
  }

  @Override
  public String toString() {
    return all ? "all" : seat.map(Seat::toString).orElse("spectator");
  }
}
