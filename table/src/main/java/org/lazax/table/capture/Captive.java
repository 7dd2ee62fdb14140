package org.lazax.table.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.units.UnitStack;

/**
 * Captured units on a captor's sheet. Fighters and infantry lie there as tokens that belong to
 * nobody, for the units themselves are back in their owner's reinforcements. Rules: capture.1,
 * capture.3, capture.3.1.
 *
 * @param owner to whom they go back; empty for tokens
 */
public record Captive(Optional<Seat> owner, UnitType type, int count) {

  public static Captive of(UnitStack stack) {
    Optional<Seat> owner = stack.type().hasTokens() ? Optional.empty() : Optional.of(stack.owner());
    return new Captive(owner, stack.type(), stack.count());
  }

  /** Whether there is at least one, and it belongs to somebody unless it is a token. */
  boolean isPossible() {
    return count > 0 && owner.isEmpty() == type.hasTokens();
  }

  /** So many fewer. */
  Captive returned() {
    return new Captive(owner, type, -count);
  }

  private boolean isLike(Captive other) {
    return owner.equals(other.owner) && type == other.type;
  }

  /** These with more or, for a negative count, with fewer. */
  static List<Captive> plus(List<Captive> captives, Captive more) {
    List<Captive> now = new ArrayList<>();
    int count = more.count;
    for (Captive captive : captives) {
      if (captive.isLike(more)) {
        count += captive.count;
      } else {
        now.add(captive);
      }
    }
    if (count > 0) {
      now.add(new Captive(more.owner, more.type, count));
    }
    return now;
  }
}
