package org.lazax.rules.limits;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** How much of something its owner may have. */
public interface LimitHooks {

  /** How many ships other than fighters may be in a system. */
  default Change fleet(Table table, Grant grant, SystemId system) {
    return Change.NONE;
  }

  /** How much of a ship's capacity each unit of a type takes. */
  default Change room(Table table, Grant grant, UnitType type) {
    return Change.NONE;
  }

  /** How many action cards may be held. */
  default Change hand(Table table, Grant grant) {
    return Change.NONE;
  }
}
