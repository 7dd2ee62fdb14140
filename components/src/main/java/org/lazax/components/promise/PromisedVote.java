package org.lazax.components.promise;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.PromiseHooks;
import org.lazax.rules.trade.Promises;
import org.lazax.rules.vote.OwedVote;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/**
 * The player casts at least one vote for an outcome of the agenda that is being voted on, if it can
 * vote. Rules: deals.N6, deals.N6.1.
 */
final class PromisedVote implements Component, PromiseHooks, VoteHooks {
  private static final ComponentRef KIND = ComponentRef.parse("promise/vote");
  private static final String AGENDA = "agenda";
  private static final String OUTCOME = "outcome";

  @Override
  public ComponentRef ref() {
    return KIND;
  }

  /** Who owes a vote already can promise the same vote alone, to another player. */
  @Override
  public List<Map<String, String>> possible(Table table, Seat by, Seat to) {
    Optional<Agenda> agenda = table.kernel().within(Agenda.class);
    if (agenda.isEmpty() || agenda.get().ballot(by).isPresent() || Agenda.hasOutcome(table)) {
      return List.of();
    }
    List<Promises.InForce> made = Promises.of(table, new Grant(KIND, by));
    Optional<List<AgendaOutcome>> owed = OwedVote.of(table, by).map(OwedVote::outcomes);
    return made.stream().anyMatch(each -> each.to().equals(to))
        ? List.of()
        : agenda.get().outcomes().stream()
            .filter(outcome -> owed.map(all -> all.contains(outcome)).orElse(true))
            .map(outcome -> Map.of(AGENDA, agenda.get().agenda().value(), OUTCOME, outcome.value()))
            .toList();
  }

  @Override
  public int until(Table table, Map<String, String> terms) {
    return Agenda.frame(table);
  }

  @Override
  public Optional<OwedVote> owes(Table table, Grant grant) {
    return Promises.of(table, grant).stream()
        .flatMap(each -> Optional.ofNullable(each.promise().terms().get(OUTCOME)).stream())
        .map(AgendaOutcome::of)
        .filter(Agenda.possible(table)::contains)
        .map(outcome -> new OwedVote(outcome, "deals.N6"))
        .findFirst();
  }
}
