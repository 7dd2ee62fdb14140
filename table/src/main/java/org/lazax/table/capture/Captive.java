package org.lazax.table.capture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.units.UnitStack;

/**
 * Captured units on the faction sheet of their captor. Captured fighters and infantry are tokens
 * without an owner, because the units themselves are back in their owner's reinforcements. Rules:
 * capture.1, capture.3, capture.3.1.
 *
 * @param owner the player to whom they return; empty for tokens
 */
public record Captive(Optional<Seat> owner, UnitType type, int count) {

  public static Captive of(UnitStack stack) {
    Optional<Seat> owner = stack.type().hasTokens() ? Optional.empty() : Optional.of(stack.owner());
    return new Captive(owner, stack.type(), stack.count());
  }

  /** Captured units of one player, of which a type is named once for each. */
  public static List<Captive> of(Seat owner, List<UnitType> types) {
    return types.stream()
        .distinct()
        .map(type -> new Captive(Optional.of(owner), type, Collections.frequency(types, type)))
        .toList();
  }

  /**
   * What tells it from unlike captives of one captor: its type, with its owner unless it is a
   * token, such as {@code fighter} and {@code cruiser-p2}.
   */
  public String id() {
    return type.text() + owner.map(seat -> "-" + seat).orElse("");
  }

  /** Whether the count is at least 1, and there is an owner unless it is a token. */
  boolean isPossible() {
    return count > 0 && owner.isEmpty() == type.hasTokens();
  }

  /** These together with more of the same. */
  public Captive and(Captive more) {
    return new Captive(owner, type, count + more.count);
  }

  /** The same with a negative count. */
  Captive returned() {
    return new Captive(owner, type, -count);
  }

  private boolean isLike(Captive other) {
    return owner.equals(other.owner) && type == other.type;
  }

  /** These captives and more; fewer if the count is negative. */
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
