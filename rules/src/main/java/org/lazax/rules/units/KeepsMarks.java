package org.lazax.rules.units;

import org.lazax.table.units.UnitStack;

/** A part of the table that tells some units from others of their type, as by what is aboard. */
public interface KeepsMarks {
  /** Whether these units keep their mark although no effect of its component lasts. */
  boolean keepsMark(UnitStack units);
}
