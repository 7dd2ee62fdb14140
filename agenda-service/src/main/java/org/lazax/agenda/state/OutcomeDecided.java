package org.lazax.agenda.state;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * The outcome of an agenda is decided. Rules: agenda_phase.2.3, agenda_phase.12.
 *
 * @param round the round of the game
 * @param tieBrokenBy the speaker, if the votes were tied. Breaking a tie is not a vote. Rule:
 *     agenda_phase.19.1
 */
@WireType("agenda.outcome-decided.v1")
public record OutcomeDecided(
    int round,
    AgendaId agenda,
    AgendaOutcome outcome,
    List<Ballot> ballots,
    Optional<Seat> tieBrokenBy)
    implements GameEvent {
  public OutcomeDecided {
    ballots = List.copyOf(ballots);
  }
}
