package org.lazax.game.component.technology;

import org.lazax.catalog.Catalog;
import org.lazax.game.ability.ProductionHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.procedure.GameProcedure.Production;

/** Once exhausted: a production costs as much less as its owner has unit upgrades. */
public final class AiDevelopmentAlgorithm implements ProductionHooks {

  @Override
  public int discount(Table table, Grant grant, Production production) {
    return Lasting.is(table, grant) ? upgrades(table, grant) : 0;
  }

  static int upgrades(Table table, Grant grant) {
    return (int)
        table.player(grant.user()).technologies().stream()
            .filter(id -> Catalog.standard().technology(id).isUnitUpgrade())
            .count();
  }
}
