package org.lazax.table.units;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Comparator;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.Limits;
import org.lazax.table.component.ComponentRef;

/** Like units of one owner, at least one. Units have no identity of their own. */
@JsonClassDescription("Like units of one owner.")
public record UnitStack(
    @JsonPropertyDescription("The seat that owns the units.") Seat owner,
    @JsonPropertyDescription("The type of the units.") UnitType type,
    @JsonPropertyDescription("The number of units.") @Limits(min = 1) int count,
    @JsonPropertyDescription("Whether the units are damaged.") boolean damaged,
    @JsonPropertyDescription(
            "The component that tells the units from others of their type, as long as its "
                + "effect lasts. Left out for all other units.")
        Optional<ComponentRef> mark)
    implements Comparable<UnitStack> {
  private static final Comparator<UnitStack> ORDER =
      Comparator.<UnitStack, Seat>comparing(stack -> stack.owner())
          .thenComparing(stack -> stack.type())
          .thenComparing(stack -> stack.damaged())
          .thenComparing(stack -> stack.mark().map(ComponentRef::toString).orElse(""));

  public UnitStack {
    if (count < 1) {
      throw new IllegalArgumentException("a stack holds at least one unit, not " + count);
    }
  }

  /** Units without a mark. */
  public UnitStack(Seat owner, UnitType type, int count, boolean damaged) {
    this(owner, type, count, damaged, Optional.empty());
  }

  public static UnitStack of(Seat owner, UnitType type, int count) {
    return new UnitStack(owner, type, count, false);
  }

  public UnitStack times(int newCount) {
    return new UnitStack(owner, type, newCount, damaged, mark);
  }

  public UnitStack damaged(int ofThem) {
    return new UnitStack(owner, type, ofThem, true, mark);
  }

  /** The same, undamaged. */
  public UnitStack repaired() {
    return new UnitStack(owner, type, count, false, mark);
  }

  /** The same with the mark of this component, or without a mark. */
  public UnitStack marked(Optional<ComponentRef> by) {
    return new UnitStack(owner, type, count, damaged, by);
  }

  /** Whether the two differ only in number. */
  public boolean alike(UnitStack other) {
    return owner.equals(other.owner)
        && type == other.type
        && damaged == other.damaged
        && mark.equals(other.mark);
  }

  @Override
  public int compareTo(UnitStack other) {
    return ORDER.compare(this, other);
  }
}
