package org.lazax.table.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;

/**
 * Captured units on a captor's sheet. Fighters and infantry lie there as tokens that belong to
 * nobody, for the units themselves are back in their owner's reinforcements. Rules: capture.1,
 * capture.3, capture.3.1.
 *
 * @param owner to whom they go back; empty for tokens
 */
public record Captive(Optional<Seat> owner, UnitType type, int count) {

  public static Captive of(UnitStack stack) {
    boolean token = stack.type() == UnitType.FIGHTER || stack.type() == UnitType.INFANTRY;
    return new Captive(
        token ? Optional.empty() : Optional.of(stack.owner()), stack.type(), stack.count());
  }

  private boolean isLike(Captive other) {
    return owner.equals(other.owner) && type == other.type;
  }

  /** These with more or, for a negative count, with fewer. */
  public static List<Captive> plus(List<Captive> captives, Captive more) {
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
