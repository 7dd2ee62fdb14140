package org.lazax.rules.scoring;

import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/**
 * The number of secret objectives that a player can have, including scored ones that are still
 * secret. Rules: objective_cards.21, agenda/classified_document_leaks.N3.
 */
public final class SecretLimit {
  private static final int MOST = 3;

  private SecretLimit() {}

  /** The highest number that a player can have, as its components change it. */
  public static int of(Table table, Seat seat) {
    return MOST
        + Ruleset.hooks(table, seat, SecretHooks.class).stream()
            .mapToInt(hook -> hook.hooks().secrets(table, hook.grant()))
            .sum();
  }

  /**
   * Whether a player has more than that in hand and scored. This is public. Rule:
   * objective_cards.N3.
   */
  public static boolean isExceeded(Table table, Seat seat) {
    long scored =
        table.objectives().scored().entrySet().stream()
            .filter(e -> e.getValue().contains(seat))
            .filter(e -> table.catalog().secretObjectives().containsKey(e.getKey()))
            .filter(e -> !table.objectives().isPublic(e.getKey()))
            .count();
    return table.player(seat).secrets().size() + scored > of(table, seat);
  }
}
