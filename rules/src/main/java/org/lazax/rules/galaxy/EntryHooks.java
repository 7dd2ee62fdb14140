package org.lazax.rules.galaxy;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;

/** Which systems its owner's ships can enter when they move outside the Move Ships step. */
public interface EntryHooks {
  /** The anomalies that they can enter although those are closed to other ships. */
  Set<Anomaly> enters();
}
