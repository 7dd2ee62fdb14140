package org.lazax.rules.ruleset;

import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.Relic;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;

/** A part of a game that only an expansion brings, and that a variant can replace as a whole. */
public enum GamePart {
  LEADERS,
  MECHS,
  RELICS,
  EXPLORATION_CARDS;

  /** Whether this entry of the catalog belongs to the part. */
  boolean has(Entry<?> entry) {
    return switch (this) {
      case LEADERS -> entry instanceof Leader;
      case MECHS -> entry instanceof UnitCard unit && unit.type() == UnitType.MECH;
      case RELICS -> entry instanceof Relic;
      case EXPLORATION_CARDS -> entry instanceof ExplorationCard;
    };
  }
}
