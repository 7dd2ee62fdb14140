package org.lazax.components.technology;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * Destroyed infantry that returns at the start of its owner's next turn. It is on the card of the
 * unit and public.
 *
 * @param count the number for each owner, at least 1
 */
@WireType("base.awaited-infantry")
public record AwaitedInfantry(Map<Seat, Integer> count) implements TablePart {
  public static final PartId<AwaitedInfantry> ID =
      PartId.of(new AwaitedInfantry(Map.of()), List.of(InfantryAwaited.class));

  public AwaitedInfantry {
    count = Copies.sorted(count);
  }

  /** The number of this player's awaited infantry. */
  public static int of(Table table, Seat seat) {
    return table.part(ID).of(seat);
  }

  private int of(Seat seat) {
    return count.getOrDefault(seat, 0);
  }

  /** The infantry after a change of this player's number, which may be negative. */
  public AwaitedInfantry plus(Seat seat, int change) {
    int now = of(seat) + change;
    return new AwaitedInfantry(
        now == 0 ? Copies.without(count, seat) : Copies.with(count, seat, now));
  }

  @Override
  public boolean isEmpty() {
    return count.isEmpty();
  }

  @Override
  public AwaitedInfantry without(Seat out) {
    return new AwaitedInfantry(Copies.without(count, out));
  }

  @Override
  public AwaitedInfantry shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    count.forEach((seat, waiting) -> {
      if (waiting < 1 || !table.seats().contains(seat)) {
        found.add(waiting + " infantry of " + seat + " wait to come back");
      }
    });
    return found;
  }
}
