package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;

/**
 * What an effect allows a player to produce without PRODUCTION of units.
 *
 * @param units the highest number of units; empty if it is not limited
 * @param cost the highest cost of all units together; empty if it is not limited
 * @param types the types that can be produced; empty for all types
 * @param planet the planet where ground forces are placed; empty if they can be placed in space and
 *     on each planet of the player in the system. Rule: producing_units.4.2
 * @param required whether something must be produced
 */
public record Allowance(
    Optional<Integer> units,
    Optional<Integer> cost,
    List<UnitType> types,
    Optional<PlanetId> planet,
    boolean required) {
  public Allowance {
    types = List.copyOf(types);
  }

  public boolean allows(UnitType type) {
    return types.isEmpty() || types.contains(type);
  }
}
