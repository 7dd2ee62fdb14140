package org.lazax.rules.galaxy;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;

/** Where a component lets its owner's ships go that are moved otherwise than by Move Ships. */
public interface EntryHooks {
  /** The anomalies, closed to others, that they may enter. */
  Set<Anomaly> enters();
}
