package org.lazax.combat.dice;

import java.util.List;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.combat.battle.Modifier;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** In a nebula the defender's ships add 1 to their combat rolls. Rules: nebula.3, nebula.N2. */
final class Nebula {
  private static final List<Modifier> BONUS = List.of(new Modifier("nebula", 1));

  private Nebula() {}

  static List<Modifier> forDefender(Table table, SystemId system) {
    return table.galaxy().is(system, Anomaly.NEBULA) ? BONUS : List.of();
  }
}
