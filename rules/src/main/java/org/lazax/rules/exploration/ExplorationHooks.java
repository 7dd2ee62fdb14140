package org.lazax.rules.exploration;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** What changes how the owner of a component explores. */
public interface ExplorationHooks {
  /**
   * How many cards more than one the owner may reveal when it explores this place. It decides
   * before it sees a card, resolves one of them, and discards the others.
   */
  int moreCards(Table table, Grant grant, Place place);
}
