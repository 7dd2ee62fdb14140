package org.lazax.simulation.rules;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.table.Table;

/** Folds the lines that an export shows. Rewinds on the way are followed. */
public final class Replaying {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());

  private Replaying() {}

  /** The table after this commit, or after the last if there are not so many. */
  public static Table tableAfter(ExportedLog log, long seq) {
    List<Table> after = new ArrayList<>(List.of(Services.nothing()));
    for (ExportedCommit step : log.commits()) {
      if (step.header().seq() > seq) {
        break;
      }
      Table table = after.getLast();
      for (Shown shown : step.shown().toList()) {
        GameEvent event = LINES.read(shown.entry().type(), shown.line());
        Table before = event instanceof Rewound(long toSeq) ? after.get((int) toSeq) : table;
        table = before.evolve(event, step.header().stamp());
      }
      after.add(table);
    }
    return after.getLast();
  }
}
