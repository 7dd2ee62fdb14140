package org.lazax.rules.leaders.unlock;

import org.lazax.catalog.faction.Unlock;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * The player has scored a number of objectives, public and secret. Victory points from other
 * sources do not count. Rules: leaders.10.1, leaders.10.2.
 */
final class ScoredObjectives {
  private ScoredObjectives() {}

  static boolean areMet(Table table, Seat seat, Unlock.ScoredObjectives asked) {
    return table.objectives().scored().values().stream().filter(by -> by.contains(seat)).count()
        >= asked.count();
  }

  /** The player has scored a number of objectives from the secret deck. */
  static boolean areSecret(Table table, Seat seat, Unlock.ScoredSecretObjectives asked) {
    return table.objectives().scored().entrySet().stream()
            .filter(scored -> scored.getValue().contains(seat))
            .filter(scored -> table.catalog().secretObjectives().containsKey(scored.getKey()))
            .filter(scored -> !table.objectives().isPublic(scored.getKey()))
            .count()
        >= asked.count();
  }
}
