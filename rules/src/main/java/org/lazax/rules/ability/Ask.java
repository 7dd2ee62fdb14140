package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.chronicle.Seat;

/**
 * A choice that an ability needs when it is resolved.
 *
 * @param about what is chosen, unique within the ability, such as {@code planet}
 * @param candidates the ids that can be chosen, as they are written in JSON
 * @param least the lowest number to choose; at most the number of candidates
 * @param most the highest number to choose
 * @param chooser the player who chooses; empty for the user of the ability
 */
public record Ask(
    String about, List<String> candidates, int least, int most, Optional<Seat> chooser) {
  public Ask {
    candidates = List.copyOf(candidates);
    if (least < 0 || least > candidates.size() || most < least) {
      throw new IllegalArgumentException(
          about + ": " + least + " to " + most + " of " + candidates);
    }
  }

  /** A choice of the ability's user. */
  public Ask(String about, List<String> candidates, int least, int most) {
    this(about, candidates, least, most, Optional.empty());
  }

  /** Exactly one of the candidates. */
  public static Ask one(String about, List<?> candidates) {
    return new Ask(about, candidates.stream().map(Object::toString).toList(), 1, 1);
  }

  /** Exactly one of the candidates; empty if it is already chosen. */
  public static Optional<Ask> once(
      String about, Chosen soFar, Supplier<? extends List<?>> candidates) {
    return soFar.has(about) ? Optional.empty() : Optional.of(one(about, candidates.get()));
  }

  /** The same choice, made by this player. */
  public Ask chosenBy(Seat seat) {
    return new Ask(about, candidates, least, most, Optional.of(seat));
  }

  /** Whether all candidates must be chosen. */
  boolean leavesNoChoice() {
    return candidates.size() == least;
  }
}
