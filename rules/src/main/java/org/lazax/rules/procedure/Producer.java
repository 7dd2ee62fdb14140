package org.lazax.rules.procedure;

import java.util.Locale;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.units.Place;

/**
 * One unit that uses PRODUCTION by itself, or a planet that has PRODUCTION like a unit.
 *
 * @param place where the unit is, or the planet
 * @param unit the type of the unit; empty if the planet itself produces
 */
public record Producer(Place place, Optional<UnitType> unit) {
  private static final char TYPE = ':';

  /** The producer with this text. */
  public static Producer of(String text) {
    int end = text.indexOf(TYPE);
    return end < 0
        ? new Producer(Place.of(text), Optional.empty())
        : new Producer(
            Place.of(text.substring(0, end)),
            Optional.of(UnitType.valueOf(text.substring(end + 1).toUpperCase(Locale.ROOT))));
  }

  /** Such as {@code 38/abyz:space_dock}, or {@code 18/mecatol_rex} for the planet itself. */
  @Override
  public String toString() {
    return place + unit.map(type -> TYPE + type.text()).orElse("");
  }
}
