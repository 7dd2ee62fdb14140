package org.lazax.agenda.vote;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;

/** In which order players vote. */
final class VotingOrder {
  private VotingOrder() {}

  /**
   * The player who votes alone, if any does. Otherwise the players whose components let them vote
   * first, then the others. Both are in order clockwise from the speaker's left, unless a component
   * reverses it; the speaker is last. Rule: agenda_phase.2.2.
   */
  static List<Seat> of(Table table) {
    List<Seat> alone =
        table.seats().stream()
            .filter(seat -> is(table, seat, (hooks, grant) -> hooks.votesAlone(table, grant)))
            .toList();
    if (!alone.isEmpty()) {
      return alone;
    }
    Seat speaker = table.speaker().orElseThrow();
    List<Seat> others = new ArrayList<>(table.clockwiseFrom(speaker));
    others.remove(speaker);
    if (table.seats().stream()
        .anyMatch(seat -> is(table, seat, (hooks, grant) -> hooks.reversesOrder(table, grant)))) {
      Collections.reverse(others);
    }
    List<Seat> all = new ArrayList<>(others);
    all.add(speaker);
    List<Seat> order =
        new ArrayList<>(
            all.stream()
                .filter(seat -> is(table, seat, (hooks, grant) -> hooks.votesFirst(table, grant)))
                .toList());
    all.removeAll(order);
    order.addAll(all);
    return order;
  }

  private static boolean is(Table table, Seat seat, BiPredicate<VoteHooks, Grant> asked) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .anyMatch(hook -> asked.test(hook.hooks(), hook.grant()));
  }
}
