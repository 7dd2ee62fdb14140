package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.table.Table;

/** A player: fills in one of the forms that it has. It knows of a command what its form says. */
public interface Bot {

  /**
   * Decides what to do.
   *
   * @param forms what the seat may do now, at least one
   */
  FilledForm play(Table table, Seat seat, List<Form> forms);
}
