package org.lazax.game.lobby;

import java.time.Duration;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Settings;
import org.lazax.table.galaxy.MapString;

/**
 * Creates a game: its genesis.
 *
 * @param name 1 to 80 characters
 * @param seats 2 to 8
 * @param victoryTarget 10 or 14; 10 where it is left out. Rule: victory_points.2.1
 * @param mapString the tiles from the centre outwards; the official layout where it is left out
 * @param patience how long players may think, 10 seconds to 30 days; for ever where it is left out
 * @param listed whether spectators may find and read it; they may where it is left out
 */
@WireType("game.create-game")
public record CreateGame(
    String name,
    int seats,
    Optional<Integer> victoryTarget,
    Optional<String> mapString,
    Optional<Duration> patience,
    Optional<Boolean> listed)
    implements Command {
  private static final int LONGEST_NAME = 80;
  private static final Duration LEAST_PATIENCE = Duration.ofSeconds(10);
  private static final Duration MOST_PATIENCE = Duration.ofDays(30);

  Settings settings() {
    return new Settings(
        name, seats, victoryTarget.orElse(10), mapString, patience, listed.orElse(true));
  }

  /** What is wrong with these choices. */
  Optional<Refusal> check() {
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      return malformed("a game has a name of 1 to " + LONGEST_NAME + " characters");
    }
    // A database holds no NUL, and the name of a game goes into one for ever.
    if (name.chars().anyMatch(Character::isISOControl)) {
      return malformed("a name has no control characters");
    }
    if (seats < 2 || seats > Seat.MOST) {
      return malformed("a game has 2 to " + Seat.MOST + " seats");
    }
    int target = settings().victoryTarget();
    if (target != 10 && target != 14) {
      return Optional.of(
          Refusal.rule("victory_points.2.1", "a game goes to 10 or to 14 victory points")
              .with("victoryTarget", target));
    }
    return patience
        .filter(p -> p.compareTo(LEAST_PATIENCE) < 0 || p.compareTo(MOST_PATIENCE) > 0)
        .flatMap(_ -> malformed("patience is 10 seconds to 30 days"))
        .or(() -> mapString.flatMap(text -> MapString.broken(text, seats)));
  }

  private static Optional<Refusal> malformed(String detail) {
    return Optional.of(Refusal.of(Refusal.MALFORMED, detail));
  }
}
