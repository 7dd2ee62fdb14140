package org.lazax.rules.payment;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;

/**
 * The purpose for which planets are exhausted: their resources or their influence, never both.
 * Rule: planets.N3.
 */
public enum Purpose {
  RESOURCES,
  INFLUENCE;

  /** The value of this planet for the purpose. */
  public int of(Table table, PlanetId planet) {
    PlanetFacts facts = PlanetFacts.of(table, planet);
    return switch (this) {
      case RESOURCES -> facts.resources();
      case INFLUENCE -> facts.influence();
    };
  }

  /** The word for players. */
  String word() {
    return switch (this) {
      case RESOURCES -> "resources";
      case INFLUENCE -> "influence";
    };
  }
}
