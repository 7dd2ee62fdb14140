package org.lazax.rules.vote;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * A vote that a player must cast if it can vote.
 *
 * @param outcome the outcome for which it must cast at least one vote
 * @param rule the rule by which it must
 */
public record OwedVote(AgendaOutcome outcome, String rule) {

  /** The vote that a player owes on the agenda on which players vote now; empty if it is free. */
  public static Optional<OwedVote> of(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .flatMap(hook -> hook.hooks().owes(table, hook.grant()).stream())
        .findFirst();
  }
}
