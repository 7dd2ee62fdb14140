package org.lazax.components.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** A player gets one fighter or infantry for its cost, not two. */
public final class RegulatedConscription implements Component, ProductionHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/regulated_conscription");
  }

  @Override
  public Change pieces(Table table, Grant grant, UnitType type) {
    return Change.becomes(1);
  }
}
