package org.lazax.chronicle.export;

import java.util.Optional;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;

/**
 * The reader for whom lines are shown: a seat, a spectator, or anybody after the end of the game.
 *
 * @param all whether all lines are shown, hidden ones too
 * @param seat the seat whose hidden lines are shown; empty for a spectator
 */
public record Viewer(boolean all, Optional<Seat> seat) {
  /** Any reader after the end of the game. The caller must know that the game has ended. */
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

  /** Whether this viewer may read events for this audience. */
  public boolean sees(Audience audience) {
    return all || audience.includes(seat);
  }

  @Override
  public String toString() {
    return all ? "all" : seat.map(Seat::toString).orElse("spectator");
  }
}
