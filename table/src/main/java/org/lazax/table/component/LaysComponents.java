package org.lazax.table.component;

import java.util.List;
import org.lazax.chronicle.Seat;

/** A part of the table whose cards lie in play areas and act for their owners. */
public interface LaysComponents {
  /** What lies before this player, in the order in which it came there. */
  List<ComponentRef> laidBefore(Seat seat);
}
