package org.lazax.rules.leaders.unlock;

import org.lazax.chronicle.Seat;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;

/**
 * The condition of a leader for which the catalog has no kind. Its entry in the catalog has the
 * condition {@code own}. It is asked while the leader is locked and does not act for anybody yet.
 */
public interface UnlockHooks {
  /** Whether the player with the locked leader meets the condition now. */
  boolean isUnlocked(Table table, Seat seat);

  /** The parts of the table on which that depends. */
  Parts looksAt();
}
