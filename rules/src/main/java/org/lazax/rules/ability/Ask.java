package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.chronicle.Seat;

/**
 * A choice that an ability needs when it is resolved.
 *
 * @param about what is chosen, unique within the ability, such as {@code planet}
 * @param candidates what may be chosen, by ids as they stand in JSON
 * @param least how many at least; no more than there are candidates
 * @param most how many at most
 * @param chooser who chooses; the user of the ability where it is empty
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

  /** A choice of whoever uses the ability. */
  public Ask(String about, List<String> candidates, int least, int most) {
    this(about, candidates, least, most, Optional.empty());
  }

  /** Exactly one of these. */
  public static Ask one(String about, List<?> candidates) {
    return new Ask(about, candidates.stream().map(Object::toString).toList(), 1, 1);
  }

  /** Exactly one of these, unless it was chosen already. */
  public static Optional<Ask> once(
      String about, Chosen soFar, Supplier<? extends List<?>> candidates) {
    return soFar.has(about) ? Optional.empty() : Optional.of(one(about, candidates.get()));
  }

  /** The same choice made by this player. */
  public Ask chosenBy(Seat seat) {
    return new Ask(about, candidates, least, most, Optional.of(seat));
  }

  /** Whether there is nothing to choose: all of them must be taken. */
  boolean leavesNoChoice() {
    return candidates.size() == least;
  }
}
