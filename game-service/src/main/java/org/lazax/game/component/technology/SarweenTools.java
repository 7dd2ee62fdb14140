package org.lazax.game.component.technology;

import org.lazax.game.ability.ProductionHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.procedure.GameProcedure.Production;

/** Production costs 1 less, but only where units use it. Rule: technology/sarween_tools.N1. */
public final class SarweenTools implements ProductionHooks {
  @Override
  public int discount(Table table, Grant grant, Production production) {
    return production.allowance().isEmpty() ? 1 : 0;
  }
}
