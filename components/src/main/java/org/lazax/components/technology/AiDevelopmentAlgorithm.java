package org.lazax.components.technology;

import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Once exhausted for it, a unit upgrade is researched with a prerequisite less. */
public final class AiDevelopmentAlgorithm implements Component, ResearchHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/ai_development_algorithm");
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
