package org.lazax.rules.limits;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Where an effect can place a unit: not on a planet that a card closes. Fighters and infantry that
 * need a piece of plastic can be placed only if there is one. Rules: construction.N3,
 * component_limitations.N1.
 */
public final class EffectPlacement {
  private EffectPlacement() {}

  public static boolean isOpen(Table table, Seat seat, UnitType type, Place place) {
    List<UnitStack> unit = List.of(UnitStack.of(seat, type, 1));
    return Placement.broken(table, place, unit).isEmpty()
        && Plastic.lacking(table, place, unit).isEmpty();
  }

  /** Whether the unit can be placed on this planet; false for a planet beside the board. */
  public static boolean isOpen(Table table, Seat seat, UnitType type, PlanetId planet) {
    return table
        .galaxy()
        .systemOf(planet)
        .filter(system -> isOpen(table, seat, type, Place.on(system, planet)))
        .isPresent();
  }

  /** The planets of this player on the board where it can be placed. */
  public static List<Place> planets(Table table, Seat seat, UnitType type) {
    return ControlledPlanets.of(table, seat).stream()
        .filter(place -> isOpen(table, seat, type, place))
        .toList();
  }
}
