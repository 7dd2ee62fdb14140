package org.lazax.catalog.printed;

import java.util.List;
import java.util.Optional;

/** What people read on a component, in our own words. The rules use typed values instead. */
public interface Printed {
  String name();

  /** What it does, in the order in which it is printed; empty if it does nothing by itself. */
  List<Text> texts();

  /** What becomes of it when it is used, in words; empty if nothing does. */
  default Optional<String> costOfUse() {
    return Optional.empty();
  }
}
