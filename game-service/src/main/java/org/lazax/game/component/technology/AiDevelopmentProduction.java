package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.ProductionBegins;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.procedure.GameProcedure.Production;
import org.lazax.table.technology.TechnologiesExhausted;

/** Exhausted to lower the cost of one production. */
final class AiDevelopmentProduction implements Ability<ProductionBegins> {
  private static final TechnologyId CARD = new TechnologyId("ai_development_algorithm");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/ai_development_algorithm#production");
  }

  @Override
  public Class<ProductionBegins> moment() {
    return ProductionBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return production.producer().equals(grant.user())
        && grant.isReady(table)
        && AiDevelopmentAlgorithm.upgrades(table, grant) > 0;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(Lasting.until(frame, name(), grant));
  }
}
