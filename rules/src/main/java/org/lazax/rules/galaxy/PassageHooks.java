package org.lazax.rules.galaxy;

import org.lazax.table.galaxy.SystemId;

/** How a component closes passages between systems that stay adjacent. */
public interface PassageHooks extends GalaxyHooks {
  /** Whether the viewer's units cannot move along this passage. */
  boolean closes(GalaxyHookView sight, Passage passage, SystemId one, SystemId other);
}
