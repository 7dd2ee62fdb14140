package org.lazax.agenda.state;

import java.util.List;
import org.lazax.table.immutable.Copies;

/**
 * The state that only agenda-service keeps of a game: the outcomes of agendas.
 *
 * @param decided the outcomes in the order of the votes, with all ballots
 */
public record AgendaState(List<OutcomeDecided> decided) {
  public static final AgendaState INITIAL = new AgendaState(List.of());

  public AgendaState {
    decided = List.copyOf(decided);
  }

  /** The same with one more outcome. */
  public AgendaState with(OutcomeDecided outcome) {
    return new AgendaState(Copies.with(decided, outcome));
  }
}
