package org.lazax.rules.units;

import java.util.Optional;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** A part of the table with pieces that are no units and lie on planets and ships. */
public interface PiecesOnBoard {
  /** Where the piece of this component lies; empty if it is not on the board. */
  Optional<Whereabouts> where(Table table, ComponentRef piece);
}
