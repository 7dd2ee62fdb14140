package org.lazax.game.component.faction;

import org.lazax.game.ability.ScoringHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Objectives are scored without the planets of the home system. */
public final class Nomadic implements ScoringHooks {
  @Override
  public boolean scoresFromAfar(Table table, Grant grant) {
    return true;
  }
}
