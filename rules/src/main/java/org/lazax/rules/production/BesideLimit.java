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

  /**
   * How many of so many produced units of these types do not count. Each captive that is handed
   * back for one of them is a price of its own. Rule: faction_ability/amalgamation.N5.
   */
  int of(int produced, int handed) {
    if (pieces == 0) {
      return Math.min(units, produced);
    }
    int withCaptives = Math.min(produced, handed * (1 + units));
    int paid = produced - withCaptives;
    int prices = Math.ceilDiv(paid, pieces);
    return withCaptives - Math.min(handed, withCaptives) + Math.min(prices * units, paid - prices);
  }

  /** How many units there can be beside so many that count, with so many captives at most. */
  int beyond(int counted, int captives) {
    if (pieces == 0) {
      return units;
    }
    int handed = Math.min(counted, captives);
    return (handed + Math.ceilDiv(counted - handed, pieces - units)) * units;
  }
}
