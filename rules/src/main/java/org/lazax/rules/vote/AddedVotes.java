package org.lazax.rules.vote;

import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** Votes in addition to those that a player has cast. Rule: agenda_phase.15. */
public final class AddedVotes {
  private AddedVotes() {}

  /** Whether votes can be added to those of this player, if it casts any. */
  public static boolean arePossible(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .noneMatch(hook -> hook.hooks().barsAddedVotes(table, hook.grant()));
  }

  /** Whether the player has cast votes to which others can be added. */
  public static boolean followCastOnes(Table table, Seat seat) {
    return Agenda.hasCastVotes(table, seat) && arePossible(table, seat);
  }
}
