package org.lazax.table.units;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;

/** A part of the table where units lie that are neither on the board nor in reinforcements. */
public interface UnitsOffBoard {
  /** How many of this type belong to this player; the tokens of nobody are not counted. */
  int offBoard(Seat owner, UnitType type);
}
