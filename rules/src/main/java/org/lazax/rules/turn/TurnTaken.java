package org.lazax.rules.turn;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;

/**
 * Whose turn it is. In the action that an effect grants to another player, that one is the active
 * player, but the turn remains that of its owner. Rules: leader/zeu.N2, leader/zeu.N3.
 */
public final class TurnTaken {
  private TurnTaken() {}

  /** The frame of the turn; empty outside of turns. */
  public static Optional<Frame> frame(Table table) {
    return table
        .kernel()
        .frameOf(procedure -> procedure instanceof Turn turn && !turn.withinAnother());
  }

  /** The player whose turn it is; empty outside of turns. */
  public static Optional<Seat> seat(Table table) {
    return frame(table).map(frame -> ((Turn) frame.procedure()).seat());
  }
}
