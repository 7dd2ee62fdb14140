package org.lazax.catalog;

import org.lazax.catalog.id.ComponentId;

/** Something was looked up under a name that no component of its kind has. */
public final class UnknownComponentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnknownComponentException(ComponentId id) {
    super("there is no " + id.getClass().getSimpleName() + " " + id.value());
  }
}
