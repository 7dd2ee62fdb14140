package org.lazax.agenda.state;

import java.util.List;
import org.lazax.table.immutable.Copies;

/**
 * What agenda-service alone remembers of a game: what the council has decided.
 *
 * @param decided in the order decided, with who voted how
 */
public record Sessions(List<OutcomeDecided> decided) {
  public static final Sessions INITIAL = new Sessions(List.of());

  public Sessions {
    decided = List.copyOf(decided);
  }

  /** These and what was decided now. */
  public Sessions with(OutcomeDecided outcome) {
    return new Sessions(Copies.with(decided, outcome));
  }
}
