package org.lazax.catalog.printed;

import org.lazax.catalog.id.ComponentId;

/** Anything the catalog lists under a name. */
public interface Component<I extends ComponentId> {
  I id();
}
