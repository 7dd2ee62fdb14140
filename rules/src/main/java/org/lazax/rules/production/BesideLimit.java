package org.lazax.rules.production;

import java.util.Set;
import org.lazax.catalog.unit.UnitType;

/**
 * Produced units that do not count against the limit.
 *
 * @param types their types
 * @param units how many of these types together
 */
public record BesideLimit(Set<UnitType> types, int units) {
  public BesideLimit {
    types = Set.copyOf(types);
  }
}
