package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.ResearchBegins;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * Exhausted to research a unit upgrade with a prerequisite less; it still counts as one itself.
 * Rules: technology/ai_development_algorithm.N1, technology/ai_development_algorithm.N1.1.
 */
final class AiDevelopmentResearch implements Ability<ResearchBegins> {
  private static final TechnologyId CARD = new TechnologyId("ai_development_algorithm");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/ai_development_algorithm#research");
  }

  @Override
  public Class<ResearchBegins> moment() {
    return ResearchBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user())
        && grant.isReady(table)
        && Researchable.anyUnitUpgrade(table, grant.user(), 1);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(Lasting.until(frame, name(), grant));
  }
}
