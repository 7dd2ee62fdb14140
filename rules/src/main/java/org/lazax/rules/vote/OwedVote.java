package org.lazax.rules.vote;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * A vote that a player must cast if it can vote.
 *
 * @param outcomes the outcomes for one of which it must cast at least one vote, at least one
 * @param rule the rule by which it must
 */
public record OwedVote(List<AgendaOutcome> outcomes, String rule) {
  public OwedVote {
    outcomes = List.copyOf(outcomes);
  }

  /** A vote for this outcome. */
  public OwedVote(AgendaOutcome outcome, String rule) {
    this(List.of(outcome), rule);
  }

  /**
   * The vote that a player owes on the agenda on which players vote now, the strictest if it owes
   * several; empty if it is free.
   */
  public static Optional<OwedVote> of(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .flatMap(hook -> hook.hooks().owes(table, hook.grant()).stream())
        .min(Comparator.comparingInt(owed -> owed.outcomes().size()));
  }
}
