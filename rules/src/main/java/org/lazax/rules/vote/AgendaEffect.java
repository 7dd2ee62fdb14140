package org.lazax.rules.vote;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * What happens at once when an agenda comes to an outcome. The agenda itself is asked, once, after
 * it has entered play or was discarded. Frames that it calls are conducted before the next agenda.
 * What a law does as long as it is in play is its grant's. Rules: abilities.24, agenda_phase.2.3.
 */
public interface AgendaEffect {
  /**
   * Does it.
   *
   * @param ballots who voted for what, abstentions among them
   */
  void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots);
}
