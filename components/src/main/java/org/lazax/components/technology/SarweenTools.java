package org.lazax.components.technology;

import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The cost of a production is reduced by 1 if units use PRODUCTION. Rule:
 * technology/sarween_tools.N1.
 */
public final class SarweenTools implements Component, ProductionHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/sarween_tools");
  }

  @Override
  public int discount(Table table, Grant grant, Production production) {
    return production.allowance().isEmpty() ? 1 : 0;
  }
}
