package org.lazax.rules.ability.occurrence;

import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What happens to relics. */
public sealed interface RelicOccurrence extends StandardOccurrence {
  /** A player has gained a relic from the deck. Rule: relics.2. */
  @WireType("relic-gained")
  record RelicGained(Seat active, Seat gainer, RelicId relic) implements RelicOccurrence {}
}
