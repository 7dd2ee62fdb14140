package org.lazax.agenda.vote;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingOption.Addition;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.AbilityUsed;
import org.lazax.chronicle.kernel.UsedAbility;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * Votes that components let their owners add to the votes they cast. The kernel remembers the use
 * until the agenda is over. If the player did not vote for the outcome, the technology is
 * exhausted.
 */
final class Additions {
  private static final String PART = "votes";

  private Additions() {}

  /** The components with which this player may add votes now. */
  static List<Addition> of(Table table, Seat seat) {
    List<Addition> offered = new ArrayList<>();
    if (!AddedVotes.arePossible(table, seat)) {
      return offered;
    }
    for (var hook : Ruleset.hooks(table, seat, VoteHooks.class)) {
      int votes = hook.hooks().offered(table, hook.grant());
      if (votes > 0) {
        offered.add(new Addition(hook.grant().component(), votes));
      }
    }
    return offered;
  }

  /** Why these components cannot be used; empty if they can. */
  static Optional<Refusal> refused(Table table, Seat seat, List<ComponentRef> chosen) {
    List<ComponentRef> offered = of(table, seat).stream().map(Addition::component).toList();
    return offered.containsAll(chosen) && new HashSet<>(chosen).size() == chosen.size()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("abilities.3", "this adds no votes now")
                .with("additions", chosen)
                .with("offered", offered));
  }

  /** Uses these components for the current agenda. Returns the number of votes that they add. */
  static int add(Draft<AgendaState, Table> draft, Seat seat, List<ComponentRef> chosen) {
    int votes = 0;
    for (Addition addition : of(draft.table(), seat)) {
      if (chosen.contains(addition.component())) {
        votes += addition.votes();
        draft.add(
            new AbilityUsed(
                new AbilityRef(addition.component(), PART), seat, frame(draft.table())));
      }
    }
    return votes;
  }

  private static Optional<Integer> frame(Table table) {
    return table.kernel().frameOf(Agenda.class).map(frame -> frame.id());
  }

  /** Exhausts the technologies of players who added votes for another outcome. */
  static void exhaust(
      Draft<AgendaState, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    for (UsedAbility used : draft.table().kernel().used()) {
      AbilityRef ability = AbilityRef.of(used.ability());
      if (ability.part().equals(PART) && used.until().equals(frame(draft.table()))) {
        Seat seat = used.user();
        boolean won =
            ballots.stream()
                .anyMatch(b -> b.seat().equals(seat) && b.outcome().equals(Optional.of(outcome)));
        if (!won && new Grant(ability.component(), seat).isReady(draft.table())) {
          draft.add(
              new TechnologiesExhausted(
                  seat, List.of(new TechnologyId(ability.component().name()))));
        }
      }
    }
  }
}
