package org.lazax.rules.ability.occurrence;

import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** Research, and the gain of technologies. */
public sealed interface TechnologyOccurrence extends StandardOccurrence {
  /** A player is about to research. */
  @WireType("research-begins")
  record ResearchBegins(Seat active, Seat researcher) implements TechnologyOccurrence {}

  /**
   * A player is about to pay resources for research.
   *
   * @param resources the price
   */
  @WireType("research-to-pay")
  record ResearchToPay(Seat active, Seat researcher, int resources)
      implements TechnologyOccurrence {}

  /** A player has gained a technology, by research or otherwise. */
  @WireType("technology-gained")
  record TechnologyGained(Seat active, Seat gainer, TechnologyId technology, boolean researched)
      implements TechnologyOccurrence {}
}
