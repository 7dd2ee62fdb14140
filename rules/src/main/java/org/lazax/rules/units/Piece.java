package org.lazax.rules.units;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * One of several like units, so that it can be chosen, such as {@code 38/meer:infantry:1}. A mark
 * comes last.
 *
 * @param number its number among like units in one place, from 1
 * @param mark the component that tells it from others of its type; empty if none does
 */
public record Piece(
    Place from, UnitType type, boolean damaged, int number, Optional<ComponentRef> mark) {
  private static final String DAMAGED = "damaged-";

  /** The units of a stack, at most this number. */
  public static List<Piece> of(Place from, UnitStack stack, int most) {
    return IntStream.rangeClosed(1, Math.min(stack.count(), most))
        .mapToObj(number -> new Piece(from, stack.type(), stack.damaged(), number, stack.mark()))
        .toList();
  }

  /** Reads what {@link #toString} has written. */
  public static Piece parse(String text) {
    List<String> parts = List.of(text.split(":"));
    boolean damaged = parts.get(1).startsWith(DAMAGED);
    String type = damaged ? parts.get(1).substring(DAMAGED.length()) : parts.get(1);
    return new Piece(
        Place.of(parts.get(0)),
        UnitType.valueOf(type.toUpperCase(Locale.ROOT)),
        damaged,
        Integer.parseInt(parts.get(2)),
        parts.stream().skip(3).findFirst().map(ComponentRef::parse));
  }

  public UnitStack stack(Seat owner) {
    return new UnitStack(owner, type, 1, damaged, mark);
  }

  @Override
  public String toString() {
    String kind = type.text();
    return from
        + ":"
        + (damaged ? DAMAGED + kind : kind)
        + ":"
        + number
        + mark.map(by -> ":" + by).orElse("");
  }
}
