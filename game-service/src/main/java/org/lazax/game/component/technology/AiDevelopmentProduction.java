package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.ProductionBegins;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

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
