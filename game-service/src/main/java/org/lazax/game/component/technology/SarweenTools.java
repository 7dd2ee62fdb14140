package org.lazax.game.component.technology;

import org.lazax.game.ability.ProductionHooks;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Production costs 1 less, but only where units use it. Rule: technology/sarween_tools.N1. */
public final class SarweenTools implements ProductionHooks {
  @Override
  public int discount(Table table, Grant grant, Production production) {
    return production.allowance().isEmpty() ? 1 : 0;
  }
}
