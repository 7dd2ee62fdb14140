package org.lazax.table.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitsOffBoard;

/**
 * The captured units on all captors' sheets. Everybody sees them. Rules: capture.1, capture.5.
 *
 * @param held by their captor; nobody who holds none is named
 */
@WireType("prophecy-of-kings.captives")
public record Captives(Map<Seat, List<Captive>> held) implements TablePart, UnitsOffBoard {
  public static final PartId<Captives> ID =
      PartId.of(new Captives(Map.of()), List.of(UnitsCaptured.class, CaptivesReturned.class));

  public Captives {
    held = Copies.sorted(held);
  }

  /** Those on this player's sheet. */
  public static List<Captive> of(Table table, Seat captor) {
    return table.part(ID).of(captor);
  }

  private List<Captive> of(Seat captor) {
    return held.getOrDefault(captor, List.of());
  }

  /** The same with these on this player's sheet, and no others. */
  public Captives with(Seat captor, List<Captive> now) {
    return new Captives(
        now.isEmpty() ? Copies.without(held, captor) : Copies.with(held, captor, List.copyOf(now)));
  }

  /** The same with more on this player's sheet or, for negative counts, with fewer. */
  Captives plus(Seat captor, List<Captive> more) {
    List<Captive> now = of(captor);
    for (Captive captive : more) {
      now = Captive.plus(now, captive);
    }
    return with(captor, now);
  }

  @Override
  public boolean isEmpty() {
    return held.isEmpty();
  }

  /** Those of others stay with their captors until they go to the box. Rule: elimination.N4. */
  @Override
  public Captives without(Seat out) {
    return with(out, List.of());
  }

  @Override
  public Captives shown() {
    return this;
  }

  @Override
  public int offBoard(Seat owner, UnitType type) {
    int captured = 0;
    for (List<Captive> captives : held.values()) {
      for (Captive captive : captives) {
        if (captive.type() == type && captive.owner().filter(owner::equals).isPresent()) {
          captured += captive.count();
        }
      }
    }
    return captured;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    held.forEach((captor, captives) -> {
      if (!table.seats().contains(captor)) {
        found.add(captor + " is out of the game and holds " + captives);
      }
      captives.stream()
          .filter(captive -> !captive.isPossible())
          .forEach(captive -> found.add(captor + " holds " + captive));
    });
    return found;
  }
}
