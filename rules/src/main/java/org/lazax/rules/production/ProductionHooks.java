package org.lazax.rules.production;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * What changes its owner's production. {@link ProductionLimit} and {@link ProductionCost} ask it,
 * for what is offered as for what is ordered.
 */
public interface ProductionHooks {

  /** How many units are produced in one place, by units or by the place itself. */
  default Change limit(Table table, Grant grant, Production production, Place place) {
    return Change.NONE;
  }

  /** How many units of one type may be among them. */
  default Change most(Table table, Grant grant, Production production, UnitType type) {
    return Change.NONE;
  }

  /** How many pieces its cost buys, where it buys several. */
  default Change pieces(Table table, Grant grant) {
    return Change.NONE;
  }

  /** By how much all of them together cost less. */
  default int discount(Table table, Grant grant, Production production) {
    return 0;
  }
}
