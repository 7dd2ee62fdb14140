package org.lazax.table.units;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;

/** A part of the table with units that are neither on the board nor in the reinforcements. */
public interface UnitsOffBoard {
  /** How many units of this type belong to this player. Tokens without an owner are not counted. */
  int offBoard(Seat owner, UnitType type);
}
