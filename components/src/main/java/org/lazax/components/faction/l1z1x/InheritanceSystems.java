package org.lazax.components.faction.l1z1x;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * The owner may exhaust the card and spend two resources, in a payment of their own, to ignore all
 * prerequisites of a research. Rule: technology/inheritance_systems.N1.
 */
public final class InheritanceSystems implements Component, Ability<ResearchBegins>, ResearchHooks {
  private static final TechnologyId CARD = new TechnologyId("inheritance_systems");

  /** The price in resources, in addition to the price of the research. */
  private static final int RESOURCES = 2;

  private static final Paying PRICE = new Paying(Purpose.RESEARCH, RESOURCES);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/inheritance_systems");
  }

  @Override
  public Class<ResearchBegins> trigger() {
    return ResearchBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user())
        && grant.isReady(table)
        && PRICE.isWithin(table, grant.user());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(PRICE.cost());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    return PRICE.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.addAll(PRICE.paid(chosen).facts(draft.table(), grant.user()));
    draft.add(LastingEffects.until(frame, name(), grant));
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return LastingEffects.is(table, grant) ? ALL : 0;
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return grant.isReady(table) ? Optional.of(new Waiver(ALL, RESOURCES)) : Optional.empty();
  }
}
