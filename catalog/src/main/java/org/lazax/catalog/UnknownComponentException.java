package org.lazax.catalog;

import org.lazax.catalog.id.ComponentId;

/** The catalog has no component with this id. */
public final class UnknownComponentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnknownComponentException(ComponentId id) {
    super("there is no " + id.getClass().getSimpleName() + " " + id.value());
  }
}
