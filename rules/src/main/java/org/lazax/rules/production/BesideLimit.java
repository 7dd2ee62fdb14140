package org.lazax.rules.production;

import java.util.Set;
import org.lazax.catalog.unit.UnitType;

/**
 * Produced units that do not count against the limit.
 *
 * @param types their types
 * @param units how many of these types together, or with each price
 * @param pieces how many units a price is for, if these come with each price; 0 if they do not
 */
public record BesideLimit(Set<UnitType> types, int units, int pieces) {
  public BesideLimit {
    types = Set.copyOf(types);
  }

  /** So many units of these types together. */
  public BesideLimit(Set<UnitType> types, int units) {
    this(types, units, 0);
  }

  /** One unit of a type with each price, which is for so many pieces, at least 2. */
  public static BesideLimit oneWithEachPrice(UnitType type, int pieces) {
    return new BesideLimit(Set.of(type), 1, pieces);
  }

  /** How many of so many produced units of these types do not count. */
  int of(int produced) {
    if (pieces == 0) {
      return Math.min(units, produced);
    }
    int prices = Math.ceilDiv(produced, pieces);
    return Math.min(prices * units, produced - prices);
  }

  /** How many units there can be beside so many that count. */
  int beyond(int counted) {
    return pieces == 0 ? units : Math.ceilDiv(counted, pieces - units) * units;
  }
}
