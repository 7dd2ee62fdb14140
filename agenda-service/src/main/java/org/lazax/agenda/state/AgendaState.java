package org.lazax.agenda.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.immutable.Copies;

/**
 * The state that only agenda-service keeps of a game.
 *
 * @param decided the outcomes in the order of the votes, with all ballots
 * @param exhausted the planets that players have exhausted for their votes on the current agenda
 * @param last the planets that were exhausted by the last event, maybe for a vote; empty if that
 *     was another event
 */
public record AgendaState(
    List<OutcomeDecided> decided,
    @OmittedByDefault Map<Seat, List<PlanetId>> exhausted,
    @OmittedByDefault Optional<PlanetsExhausted> last) {
  public static final AgendaState INITIAL = new AgendaState(List.of(), Map.of(), Optional.empty());

  public AgendaState {
    decided = List.copyOf(decided);
    exhausted = Copies.sorted(exhausted);
  }

  /** The state after an event of any service. */
  public AgendaState after(GameEvent event) {
    return switch (event) {
      case OutcomeDecided outcome ->
          new AgendaState(Copies.with(decided, outcome), exhausted, Optional.empty());
      case FrameOpened opened when opened.procedure() instanceof Agenda ->
          new AgendaState(decided, Map.of(), Optional.empty());
      case PlanetsExhausted planets -> new AgendaState(decided, exhausted, Optional.of(planets));
      case VotesCast cast when isPaidBy(cast) -> paid(last.orElseThrow());
      default -> last.isEmpty() ? this : new AgendaState(decided, exhausted, Optional.empty());
    };
  }

  /** Planets are exhausted for votes right before the votes are cast. */
  private boolean isPaidBy(VotesCast cast) {
    return last.filter(planets -> planets.seat().equals(cast.ballot().seat())).isPresent();
  }

  private AgendaState paid(PlanetsExhausted planets) {
    return new AgendaState(
        decided, Copies.with(exhausted, planets.seat(), planets.planets()), Optional.empty());
  }
}
