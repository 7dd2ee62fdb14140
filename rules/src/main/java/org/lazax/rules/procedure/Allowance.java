package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;

/**
 * What an effect lets a player produce where no unit uses PRODUCTION.
 *
 * @param units how many at most; any number where it is empty
 * @param cost what all together may cost; any price where it is empty
 * @param types only these; any where it is empty
 * @param planet where ground forces are placed; where production could place them if it is empty
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
