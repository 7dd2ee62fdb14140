package org.lazax.catalog.printed;

import java.util.List;

/** What people read on a component, in our own words. The rules use typed values instead. */
public interface Printed {
  String name();

  /** What it does, in the order in which it is printed; empty if it does nothing by itself. */
  List<Text> texts();
}
