package org.lazax.game.component.technology;

import org.lazax.game.ability.ProductionHooks;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;

/** Once exhausted: a production costs as much less as its owner has unit upgrades. */
public final class AiDevelopmentAlgorithm implements ProductionHooks {

  @Override
  public int discount(Table table, Grant grant, Production production) {
    return Lasting.is(table, grant) ? upgrades(table, grant) : 0;
  }

  static int upgrades(Table table, Grant grant) {
    return (int)
        table.player(grant.user()).technologies().stream()
            .filter(id -> table.catalog().technology(id).isUnitUpgrade())
            .count();
  }
}
