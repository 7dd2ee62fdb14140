package org.lazax.simulation.rules;

import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.ExportedLog.Step;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.components.StandardRules;
import org.lazax.table.Table;

/** Folds the lines that an export shows. */
public final class Replaying {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Upcasters.NONE);

  private Replaying() {}

  /** The table after this commit, or after the last if there are not so many. */
  public static Table tableAfter(ExportedLog log, long seq) {
    Table table = StandardRules.TABLE;
    for (Step step : log.commits()) {
      if (step.header().seq() > seq) {
        break;
      }
      for (Shown shown : step.shown().toList()) {
        GameEvent event = LINES.read(shown.entry().type(), shown.line());
        table = table.evolve(event, step.header().stamp());
      }
    }
    return table;
  }
}
