package org.lazax.rules.scoring;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** How many secret objectives a player may have, scored ones counted. Rule: objective_cards.21. */
public final class SecretLimit {
  public static final int MOST = 3;

  private SecretLimit() {}

  /** Whether a player has more, in hand and scored: public. Rule: objective_cards.N3. */
  public static boolean isExceeded(Table table, Seat seat) {
    long scored =
        table.objectives().scored().entrySet().stream()
            .filter(e -> e.getValue().contains(seat))
            .filter(e -> table.catalog().secretObjectives().containsKey(e.getKey()))
            .count();
    return table.player(seat).secrets().size() + scored > MOST;
  }
}
