package org.lazax.components.relic;

import org.lazax.rules.ability.occurrence.RelicOccurrence.RelicGained;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A relic that does something at once when it is gained from the deck. */
abstract class GainedRelic extends RelicCard<RelicGained> {
  GainedRelic() {
    super(RelicGained.class);
  }

  @Override
  public final boolean forced() {
    return true;
  }

  @Override
  public final boolean usable(Table table, Grant grant, RelicGained gained) {
    return gained.gainer().equals(grant.user()) && gained.relic().equals(id(ref()));
  }
}
