package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;

/**
 * Where a leader counter is. It escapes if it is on no planet, captive of nobody and in the game:
 * its owner puts it on a planet before anything else happens.
 *
 * @param owner the player whose counter it is, wherever it lies
 * @param planet the planet on which it lies
 * @param captor the player in whose play area it lies as a captive
 * @param out whether it has left the game
 */
public record LeaderPiece(
    Seat owner, Optional<PlanetId> planet, Optional<Seat> captor, boolean out) {

  static LeaderPiece on(Seat owner, PlanetId planet) {
    return new LeaderPiece(owner, Optional.of(planet), Optional.empty(), false);
  }

  LeaderPiece captiveOf(Seat seat) {
    return new LeaderPiece(owner, Optional.empty(), Optional.of(seat), false);
  }

  LeaderPiece escaping() {
    return new LeaderPiece(owner, Optional.empty(), Optional.empty(), false);
  }

  LeaderPiece killed() {
    return new LeaderPiece(owner, Optional.empty(), Optional.empty(), true);
  }

  boolean escapes() {
    return planet.isEmpty() && captor.isEmpty() && !out;
  }

  /** Whether it is in one place at most, and nobody holds an own counter captive. */
  boolean consistent() {
    boolean several = planet.isPresent() && captor.isPresent();
    boolean gone = out && (planet.isPresent() || captor.isPresent());
    return !several && !gone && captor.filter(owner::equals).isEmpty();
  }
}
