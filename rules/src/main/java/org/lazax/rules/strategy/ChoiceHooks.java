package org.lazax.rules.strategy;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about its owner's choice of a strategy card. Each choice asks. */
public interface ChoiceHooks {

  /**
   * Whether its owner gives the card that it chooses to another player who does not have as many as
   * it needs. If there is none, the owner keeps the card.
   */
  boolean givesCardAway(Table table, Grant grant);
}
