package org.lazax.rules.exploration;

import org.lazax.table.event.exploration.ExplorationFate;

/** What an exploration card says about itself, apart from what it does. */
public interface ExplorationCardHooks {
  /** Where it goes when it is resolved, if that is not where others of its kind go. */
  ExplorationFate fate();
}
