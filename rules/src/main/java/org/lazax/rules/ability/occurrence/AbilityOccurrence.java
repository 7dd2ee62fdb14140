package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** The use of abilities that wait for nothing else to happen. */
public sealed interface AbilityOccurrence extends StandardOccurrence {
  /**
   * A player takes an action. Abilities with the word Action are used instead of another action.
   * Rules: abilities.5, component_action.1.
   */
  @WireType("component-action")
  record ComponentAction(Seat active) implements AbilityOccurrence {}

  /** No moment in particular. A player acts while another one may be awaited. */
  @WireType("any-time")
  record AnyTime(Seat active) implements AbilityOccurrence {}
}
