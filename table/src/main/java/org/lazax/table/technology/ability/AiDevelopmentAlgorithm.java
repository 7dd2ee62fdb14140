package org.lazax.table.technology.ability;

import java.util.Optional;
import org.lazax.catalog.card.Technology;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.procedure.StrategyCardProcedure.Research;

/** Once exhausted for it, a unit upgrade is researched with a prerequisite less. */
final class AiDevelopmentAlgorithm implements ResearchHooks {

  /** What it was exhausted for is what is researched. */
  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() || !isUsed(table, grant);
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() && isUsed(table, grant) ? 1 : 0;
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return technology.isUnitUpgrade() && grant.isReady(table)
        ? Optional.of(new Waiver(1, 0))
        : Optional.empty();
  }

  private static boolean isUsed(Table table, Grant grant) {
    return table.kernel().within(Research.class).isPresent() && Lasting.is(table, grant);
  }
}
