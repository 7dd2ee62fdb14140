package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.Table;

/** A player: gives one command for the options it has. */
public interface Bot {

  /**
   * Decides what to do.
   *
   * @param options what the seat may do now, at least one
   */
  Command play(Table table, Seat seat, List<Option> options);
}
