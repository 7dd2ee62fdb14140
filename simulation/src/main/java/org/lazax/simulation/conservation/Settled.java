package org.lazax.simulation.conservation;

import java.util.List;
import org.lazax.table.Table;

/** All settling checks find nothing after a commit, including those that the commit skipped. */
final class Settled {
  private Settled() {}

  static List<String> violations(Table table) {
    return table.settle().stream().map(due -> "left unsettled: " + due).toList();
  }
}
