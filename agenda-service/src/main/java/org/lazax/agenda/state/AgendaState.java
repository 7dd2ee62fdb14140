package org.lazax.agenda.state;

import java.util.List;
import org.lazax.table.immutable.Copies;

/**
 * What agenda-service alone remembers of a game: what the council has decided.
 *
 * @param decided in the order decided, with who voted how
 */
public record AgendaState(List<OutcomeDecided> decided) {
  public static final AgendaState INITIAL = new AgendaState(List.of());

  public AgendaState {
    decided = List.copyOf(decided);
  }

  /** These and what was decided now. */
  public AgendaState with(OutcomeDecided outcome) {
    return new AgendaState(Copies.with(decided, outcome));
  }
}
