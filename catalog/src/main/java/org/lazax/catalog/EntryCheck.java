package org.lazax.catalog;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.ComponentId;

/** Checks on one entry of a file. A failed check throws {@link InvalidCatalogException}. */
record EntryCheck(String file, String entry) {
  /** The id in the property must be among these components. */
  <I extends ComponentId> void known(String property, I id, Map<I, ?> components) {
    if (!components.containsKey(id)) {
      throw invalid(property + " names '" + id.value() + "', which does not exist");
    }
  }

  <I extends ComponentId> void known(String property, Optional<I> id, Map<I, ?> components) {
    id.ifPresent(value -> known(property, value, components));
  }

  <I extends ComponentId> void known(String property, Collection<I> ids, Map<I, ?> components) {
    ids.forEach(id -> known(property, id, components));
  }

  void within(String property, int value, int min, int max) {
    if (value < min || value > max) {
      throw invalid(property + " is " + value + ", outside " + min + " to " + max);
    }
  }

  void that(boolean condition, String reason) {
    if (!condition) {
      throw invalid(reason);
    }
  }

  private InvalidCatalogException invalid(String reason) {
    return new InvalidCatalogException(file, entry, reason);
  }
}
