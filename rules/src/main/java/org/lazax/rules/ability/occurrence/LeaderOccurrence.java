package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;

/** What happens to leaders. */
public sealed interface LeaderOccurrence extends StandardOccurrence {
  /**
   * A player's agent was exhausted, and what it does is over. Rule: leaders.4.
   *
   * @param player whose agent it is
   * @param agent a leader, or a relic that is an agent
   */
  @WireType("agent-exhausted")
  record AgentExhausted(Seat active, Seat player, ComponentRef agent) implements LeaderOccurrence {}
}
