package org.lazax.agenda.adapter;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * The agenda on which players vote now, as everybody sees it.
 *
 * @param agenda its card; of an agenda that only the speaker has read, the card that conceals it
 * @param outcomes what can be voted for
 * @param left the players who have not voted yet, in their order; empty before the order is known
 * @param ballots the votes so far, in their order
 * @param votes the votes so far for each outcome that has any
 * @param decided the outcome, once it is decided
 */
record SittingView(
    AgendaId agenda,
    @JsonUnwrapped AgendaText text,
    List<AgendaOutcome> outcomes,
    List<Seat> left,
    List<Cast> ballots,
    Map<String, Integer> votes,
    Optional<AgendaOutcome> decided) {

  static Optional<SittingView> of(Position<AgendaState, Table> position) {
    return position.table().kernel().within(Agenda.class).map(agenda -> of(position, agenda));
  }

  private static SittingView of(Position<AgendaState, Table> position, Agenda agenda) {
    Map<String, Integer> votes = new TreeMap<>();
    for (Ballot ballot : agenda.progress().ballots()) {
      ballot
          .outcome()
          .ifPresent(outcome -> votes.merge(outcome.value(), ballot.votes(), Integer::sum));
    }
    return new SittingView(
        agenda.agenda(),
        AgendaText.of(position.table(), agenda.agenda()),
        agenda.outcomes(),
        agenda.progress().left(),
        agenda.progress().ballots().stream()
            .map(ballot -> Cast.of(ballot, position.own().exhausted()))
            .toList(),
        votes,
        agenda.decided());
  }

  /** A player's votes, and the planets that were exhausted for them. */
  record Cast(@JsonUnwrapped Ballot ballot, List<PlanetId> exhausted) {
    private static Cast of(Ballot ballot, Map<Seat, List<PlanetId>> exhausted) {
      return new Cast(ballot, exhausted.getOrDefault(ballot.seat(), List.of()));
    }
  }
}
