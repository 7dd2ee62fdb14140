package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.Table;
import org.lazax.table.trade.Offer;

/**
 * A simulated player. It fills in one of its forms and knows of a command only what its form says.
 */
public interface Bot {

  /**
   * Chooses a command.
   *
   * @param options the seat's options, at least one
   */
  FilledForm play(Table table, Seat seat, List<Option> options);

  /** Whether it withdraws an offer that it has made before that is answered. Most bots do not. */
  default boolean withdraws(Offer offer) {
    return false;
  }
}
