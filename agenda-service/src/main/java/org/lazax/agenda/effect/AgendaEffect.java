package org.lazax.agenda.effect;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.Ballot;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * What happens at once when an agenda comes to an outcome. Frames that it calls are conducted
 * before the next agenda. What a law does as long as it is in play is its grant's. Rules:
 * abilities.24, agenda_phase.2.3.
 */
@FunctionalInterface
public interface AgendaEffect {
  void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots);
}
