package org.lazax.rules.payment;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;

/**
 * The purpose for which planets are exhausted: their resources or their influence, never both.
 * Rules: planets.N3, hopes_end.N35.
 */
public enum Purpose {
  RESOURCES,
  /** Resources that the research of a technology costs. */
  RESEARCH,
  INFLUENCE;

  /** The value of this planet for the purpose. */
  public int of(Table table, PlanetId planet) {
    PlanetFacts facts = PlanetFacts.of(table, planet);
    return switch (this) {
      case RESOURCES, RESEARCH -> facts.resources();
      case INFLUENCE -> facts.influence();
    };
  }

  /** The word for players. */
  String word() {
    return switch (this) {
      case RESOURCES, RESEARCH -> "resources";
      case INFLUENCE -> "influence";
    };
  }
}
