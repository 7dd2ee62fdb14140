package org.lazax.rules.limits;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** How a component changes the limits of its owner. */
public interface LimitHooks {

  /** The number of ships other than fighters in a system. */
  default Change fleet(Table table, Grant grant, SystemId system) {
    return Change.NONE;
  }

  /** The capacity that each unit of a type needs. */
  default Change room(Table table, Grant grant, UnitType type) {
    return Change.NONE;
  }

  /** The number of PDS on a planet. */
  default Change pds(Table table, Grant grant) {
    return Change.NONE;
  }

  /** The number of command tokens in the fleet pool, those of other players among them. */
  default Change pool(Table table, Grant grant) {
    return Change.NONE;
  }

  /** The number of action cards in hand. */
  default Change hand(Table table, Grant grant) {
    return Change.NONE;
  }
}
