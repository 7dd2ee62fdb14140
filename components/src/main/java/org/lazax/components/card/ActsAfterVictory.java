package org.lazax.components.card;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.table.Table;

/** A component that acts after its player has won a combat. */
public interface ActsAfterVictory {
  /**
   * A player gets the component after a combat is won and before its moment. It does not act at
   * this victory. Rule: faction_ability/edict.N6.
   *
   * @param until the frame after which the victory is past
   */
  void comesTooLate(Draft<?, Table> draft, Seat seat, Optional<Integer> until);
}
