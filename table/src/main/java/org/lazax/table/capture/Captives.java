package org.lazax.table.capture;

import java.util.ArrayList;
import java.util.Collections;
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
 * The captured units on the faction sheets of all captors. Everybody sees them. Rules: capture.1,
 * capture.5.
 *
 * @param held by captor; only players who hold captives are named
 */
@WireType("prophecy-of-kings.captives")
public record Captives(Map<Seat, List<Captive>> held) implements TablePart, UnitsOffBoard {
  public static final PartId<Captives> ID =
      PartId.of(new Captives(Map.of()), List.of(UnitsCaptured.class, CaptivesReturned.class));

  public Captives {
    held = Copies.sorted(held);
  }

  /** The captives on this player's sheet. */
  public static List<Captive> of(Table table, Seat captor) {
    return table.part(ID).of(captor);
  }

  /** The types of the captured units of an owner on this sheet, one for each unit. */
  public static List<UnitType> of(Table table, Seat captor, Seat owner) {
    return of(table, captor).stream()
        .filter(captive -> captive.owner().filter(owner::equals).isPresent())
        .flatMap(captive -> Collections.nCopies(captive.count(), captive.type()).stream())
        .toList();
  }

  private List<Captive> of(Seat captor) {
    return held.getOrDefault(captor, List.of());
  }

  /** The same with exactly these on this player's sheet. */
  public Captives with(Seat captor, List<Captive> now) {
    return new Captives(
        now.isEmpty() ? Copies.without(held, captor) : Copies.with(held, captor, List.copyOf(now)));
  }

  /** The same with more on this player's sheet; fewer for negative counts. */
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

  /**
   * The eliminated player's units that others have captured stay with their captors. Rule:
   * elimination.N4.
   */
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
