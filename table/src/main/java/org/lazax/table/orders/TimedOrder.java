package org.lazax.table.orders;

import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.table.immutable.Copies;

/**
 * Moments that a player passes without being asked, for a time.
 *
 * @param until how long it holds, less than the game
 * @param frame id of the frame with which it ends; empty if it ends with no frame
 * @param lettingPass names of moments, such as {@code in-fight}
 */
public record TimedOrder(OrderScope until, Optional<Integer> frame, Set<MomentName> lettingPass) {
  public TimedOrder {
    lettingPass = Copies.ordered(lettingPass);
  }

  /** Whether it still holds. */
  public boolean isInForce(Kernel kernel) {
    return frame.isEmpty() || kernel.has(frame.get());
  }
}
