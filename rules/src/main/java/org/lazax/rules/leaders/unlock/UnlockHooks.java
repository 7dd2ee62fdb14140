package org.lazax.rules.leaders.unlock;

import org.lazax.chronicle.Seat;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;

/**
 * What unlocks a leader, where no kind of condition in the catalog says it: its entry has the
 * condition {@code own}. Asked of leaders that are locked, so it acts for nobody yet.
 */
public interface UnlockHooks {
  /** Whether the player before whom it lies locked meets its condition now. */
  boolean isUnlocked(Table table, Seat seat);

  /** The parts of the table on which that depends. */
  Parts looksAt();
}
