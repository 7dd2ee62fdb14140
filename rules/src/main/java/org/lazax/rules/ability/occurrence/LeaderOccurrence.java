package org.lazax.rules.ability.occurrence;

import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What happens to leaders. */
public sealed interface LeaderOccurrence extends StandardOccurrence {
  /**
   * A player's agent was exhausted, and what it does is over. Rule: leaders.4.
   *
   * @param player whose agent it is
   */
  @WireType("agent-exhausted")
  record AgentExhausted(Seat active, Seat player, LeaderId agent) implements LeaderOccurrence {}
}
