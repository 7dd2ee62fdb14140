package org.lazax.catalog;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.ComponentId;

/** Checks on one entry of one file; each refuses with what is wrong and where. */
record EntryCheck(String file, String entry) {
  /** What the property names must be among the components of that kind. */
  <I extends ComponentId> void known(String property, I id, Map<I, ?> components) {
    if (!components.containsKey(id)) {
      throw broken(property + " names '" + id.value() + "', which does not exist");
    }
  }

  <I extends ComponentId> void known(String property, Optional<I> id, Map<I, ?> components) {
    id.ifPresent(value -> known(property, value, components));
  }

  <I extends ComponentId> void known(String property, Collection<I> ids, Map<I, ?> components) {
    ids.forEach(id -> known(property, id, components));
  }

  void within(String property, int value, int least, int most) {
    if (value < least || value > most) {
      throw broken(property + " is " + value + ", outside " + least + " to " + most);
    }
  }

  void that(boolean holds, String otherwise) {
    if (!holds) {
      throw broken(otherwise);
    }
  }

  private InvalidCatalogException broken(String reason) {
    return new InvalidCatalogException(file, entry, reason);
  }
}
