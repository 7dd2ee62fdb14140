package org.lazax.catalog.printed;

import org.lazax.catalog.id.ComponentId;

/** A component of the catalog. */
public interface Component<I extends ComponentId> {
  I id();
}
