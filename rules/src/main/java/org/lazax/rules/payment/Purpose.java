package org.lazax.rules.payment;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;

/** What a planet is exhausted for: one value or the other, never both. Rule: planets.N3. */
public enum Purpose {
  RESOURCES,
  INFLUENCE;

  /** What exhausting this planet is worth. */
  public int of(Table table, PlanetId planet) {
    PlanetFacts facts = PlanetFacts.of(table, planet);
    return switch (this) {
      case RESOURCES -> facts.resources();
      case INFLUENCE -> facts.influence();
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
