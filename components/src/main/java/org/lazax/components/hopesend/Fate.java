package org.lazax.components.hopesend;

import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What befalls a counter. Nobody uses it; settling and setup open it. */
abstract class Fate extends Paragraph<AnyTime> {
  static final String PLANET = "planet";

  Fate(LeaderCounterId leader, String paragraph) {
    super(leader, paragraph, AnyTime.class);
  }

  @Override
  public final boolean usable(Table table, Grant grant, AnyTime occurrence) {
    return false;
  }
}
