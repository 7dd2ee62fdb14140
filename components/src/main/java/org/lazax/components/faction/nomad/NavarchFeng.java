package org.lazax.components.faction.nomad;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner pays nothing for its flagship, whatever produces it. Rules: leader/navarch_feng.N1,
 * leader/navarch_feng.N2.
 */
final class NavarchFeng implements Component, ProductionHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/navarch_feng");
  }

  @Override
  public Change price(Table table, Grant grant, Production production, UnitType type) {
    return type == UnitType.FLAGSHIP ? Change.becomes(0) : Change.NONE;
  }
}
