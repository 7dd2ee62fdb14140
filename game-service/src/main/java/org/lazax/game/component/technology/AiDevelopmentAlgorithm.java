package org.lazax.game.component.technology;

import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Technology;
import org.lazax.game.ability.ProductionHooks;
import org.lazax.game.ability.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.procedure.GameProcedure.Production;
import org.lazax.table.procedure.StrategyCardProcedure.Research;

/**
 * Once exhausted: a production costs as much less as its owner has unit upgrades, or a unit upgrade
 * is researched with a prerequisite less.
 */
public final class AiDevelopmentAlgorithm implements ProductionHooks, ResearchHooks {

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

  /** What it was exhausted for is what is researched. */
  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() || !isUsed(table, grant);
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() && isUsed(table, grant) ? 1 : 0;
  }

  private static boolean isUsed(Table table, Grant grant) {
    return table.kernel().within(Research.class).isPresent() && Lasting.is(table, grant);
  }
}
