package org.lazax.rules.units;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** A component with a piece that can be aboard a ship. Analysed positions name it there. */
public interface GoesAboard {

  /**
   * The table with the piece aboard the ship with this mark; empty if the analysis of movements
   * does not compute what the component does.
   */
  Optional<Table> aboard(Table table, Seat owner, ComponentRef ship);
}
