package org.lazax.rules.limits;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** How much of something its owner may have. */
public interface LimitHooks {

  /** How many ships other than fighters may be in a system. */
  default int fleet(Table table, Grant grant, SystemId system, int most) {
    return most;
  }

  /** How much of a ship's capacity each unit of a type takes. */
  default int room(Table table, Grant grant, UnitType type, int each) {
    return each;
  }

  /** How many action cards may be held. */
  default int hand(Table table, Grant grant, int most) {
    return most;
  }
}
