package org.lazax.agenda.vote;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** Counts the ballots. Rules: agenda_phase.2.3, agenda_phase.19. */
final class VoteCount {
  private VoteCount() {}

  /** The outcomes with the most votes; all outcomes if nobody voted. */
  static List<AgendaOutcome> leaders(List<AgendaOutcome> outcomes, List<Ballot> ballots) {
    Map<AgendaOutcome, Integer> votes = new LinkedHashMap<>();
    outcomes.forEach(outcome -> votes.put(outcome, 0));
    for (Ballot ballot : ballots) {
      ballot.outcome().ifPresent(outcome -> votes.merge(outcome, ballot.votes(), Integer::sum));
    }
    int most = votes.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return outcomes.stream().filter(outcome -> votes.getOrDefault(outcome, 0) == most).toList();
  }
}
