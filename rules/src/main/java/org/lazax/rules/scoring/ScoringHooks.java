package org.lazax.rules.scoring;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What changes scoring for its owner. {@link HomeSystem} asks it. */
public interface ScoringHooks {

  /** Whether public objectives are scored without all planets of the home system. */
  default boolean scoresFromAfar(Table table, Grant grant) {
    return false;
  }
}
