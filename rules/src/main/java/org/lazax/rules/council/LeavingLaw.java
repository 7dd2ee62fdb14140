package org.lazax.rules.council;

import java.util.List;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A law that changes something when it leaves play. */
public interface LeavingLaw {
  /** What happens right after the law has left. */
  List<TableEvent> leaving(Table table);
}
