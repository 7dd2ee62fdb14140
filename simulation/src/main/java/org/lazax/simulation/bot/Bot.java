package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.Table;

/** A simulated player. It answers each list of options with one command. */
public interface Bot {

  /**
   * Chooses a command.
   *
   * @param options the options of the seat, at least one
   */
  Command play(Table table, Seat seat, List<Option> options);
}
