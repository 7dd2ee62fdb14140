package org.lazax.rules.vote;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * What happens at once when an agenda has an outcome. It is asked once, after the agenda has
 * entered play or was discarded. The procedures that it calls are conducted before the next agenda.
 * The effect of a law while it is in play comes from its hooks. Rules: abilities.24,
 * agenda_phase.2.3.
 */
public interface AgendaEffect {
  /** Whether players can vote on it when it is revealed. Otherwise another agenda replaces it. */
  default boolean stands(Table table) {
    return true;
  }

  /**
   * Carries out the outcome.
   *
   * @param ballots the votes of all players, including abstentions
   */
  void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots);
}
