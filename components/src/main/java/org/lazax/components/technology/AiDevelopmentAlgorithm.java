package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * The owner may exhaust the card for one research, in which a unit upgrade needs one prerequisite
 * less, or for one production, whose cost is reduced by the number of its unit upgrades.
 */
public final class AiDevelopmentAlgorithm implements WithAbilities, ResearchHooks, ProductionHooks {
  private static final TechnologyId CARD = new TechnologyId("ai_development_algorithm");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/ai_development_algorithm");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new ForProduction(), new ForResearch());
  }

  /** A research for which the card was exhausted must be that of a unit upgrade. */
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
    return table.kernel().within(Research.class).isPresent() && LastingEffects.is(table, grant);
  }

  /** The number of the owner's unit upgrades. */
  @Override
  public int discount(Table table, Grant grant, Production production) {
    return LastingEffects.is(table, grant) ? upgrades(table, grant) : 0;
  }

  private static int upgrades(Table table, Grant grant) {
    return (int)
        table.player(grant.user()).technologies().stream()
            .filter(id -> table.catalog().technology(id).isUnitUpgrade())
            .count();
  }

  /** Exhausts the card to reduce the cost of one production. */
  private static final class ForProduction implements Ability<ProductionBegins> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("technology/ai_development_algorithm#production");
    }

    @Override
    public Class<ProductionBegins> trigger() {
      return ProductionBegins.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, ProductionBegins production) {
      return production.producer().equals(grant.user())
          && grant.isReady(table)
          && upgrades(table, grant) > 0;
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
      draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
      int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
      draft.add(LastingEffects.until(frame, name(), grant));
    }
  }

  /**
   * Exhausts the card to research a unit upgrade with one prerequisite less. The card itself still
   * counts as a prerequisite. Rules: technology/ai_development_algorithm.N1,
   * technology/ai_development_algorithm.N1.1.
   */
  private static final class ForResearch implements Ability<ResearchBegins> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("technology/ai_development_algorithm#research");
    }

    @Override
    public Class<ResearchBegins> trigger() {
      return ResearchBegins.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, ResearchBegins research) {
      return research.researcher().equals(grant.user())
          && grant.isReady(table)
          && Researchable.anyUnitUpgrade(table, grant.user());
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
      int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
      draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
      draft.add(LastingEffects.until(frame, name(), grant));
    }
  }
}
