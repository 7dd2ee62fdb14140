package org.lazax.rules.objectives;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about its owner's scoring. {@link HomeSystem} asks it. */
public interface ScoringHooks {

  /** Whether its owner scores public objectives without all planets of its home system. */
  default boolean scoresFromAfar(Table table, Grant grant) {
    return false;
  }
}
