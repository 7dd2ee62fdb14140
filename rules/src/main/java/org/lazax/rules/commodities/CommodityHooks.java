package org.lazax.rules.commodities;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about the number of commodities that its owner can have. */
public interface CommodityHooks {
  /** The change of its owner's commodity value. */
  int commodities(Table table, Grant grant);
}
