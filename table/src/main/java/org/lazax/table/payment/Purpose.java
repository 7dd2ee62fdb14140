package org.lazax.table.payment;

import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.PlanetId;

/** What a planet is exhausted for: one value or the other, never both. Rule: planets.N3. */
public enum Purpose {
  RESOURCES,
  INFLUENCE;

  /** What exhausting this planet is worth. */
  public int of(PlanetId planet) {
    Planet card = Catalog.standard().planet(planet);
    return switch (this) {
      case RESOURCES -> card.resources();
      case INFLUENCE -> card.influence();
    };
  }

  /** The word a player reads. */
  String word() {
    return switch (this) {
      case RESOURCES -> "resources";
      case INFLUENCE -> "influence";
    };
  }
}
