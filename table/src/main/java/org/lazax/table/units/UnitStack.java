package org.lazax.table.units;

import java.util.Comparator;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;

/** Like units of one owner, at least one. Units have no identity of their own. */
public record UnitStack(Seat owner, UnitType type, int count, boolean damaged)
    implements Comparable<UnitStack> {
  private static final Comparator<UnitStack> ORDER =
      Comparator.<UnitStack, Seat>comparing(stack -> stack.owner())
          .thenComparing(stack -> stack.type())
          .thenComparing(stack -> stack.damaged());

  public UnitStack {
    if (count < 1) {
      throw new IllegalArgumentException("a stack holds at least one unit, not " + count);
    }
  }

  public static UnitStack of(Seat owner, UnitType type, int count) {
    return new UnitStack(owner, type, count, false);
  }

  public UnitStack times(int newCount) {
    return new UnitStack(owner, type, newCount, damaged);
  }

  public UnitStack damaged(int ofThem) {
    return new UnitStack(owner, type, ofThem, true);
  }

  /** Whether the two differ in number alone. */
  public boolean alike(UnitStack other) {
    return owner.equals(other.owner) && type == other.type && damaged == other.damaged;
  }

  @Override
  public int compareTo(UnitStack other) {
    return ORDER.compare(this, other);
  }
}
