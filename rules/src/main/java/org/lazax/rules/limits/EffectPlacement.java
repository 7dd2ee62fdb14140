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
 * Where an effect may place a unit: not on a planet that a card closes, and where fighters and
 * infantry need a piece of plastic only while there is one. Rules: construction.N3,
 * component_limitations.N1.
 */
public final class EffectPlacement {
  private EffectPlacement() {}

  public static boolean isOpen(Table table, Seat seat, UnitType type, Place place) {
    List<UnitStack> unit = List.of(UnitStack.of(seat, type, 1));
    return Placement.broken(table, place, unit).isEmpty()
        && Plastic.lacking(table, place, unit).isEmpty();
  }

  /** Whether it may be placed on this planet; not on one beside the board. */
  public static boolean isOpen(Table table, Seat seat, UnitType type, PlanetId planet) {
    return table
        .galaxy()
        .systemOf(planet)
        .filter(system -> isOpen(table, seat, type, Place.on(system, planet)))
        .isPresent();
  }

  /** The planets of this player on the board where it may be placed. */
  public static List<Place> planets(Table table, Seat seat, UnitType type) {
    return ControlledPlanets.of(table, seat).stream()
        .filter(place -> isOpen(table, seat, type, place))
        .toList();
  }
}
