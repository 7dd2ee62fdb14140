package org.lazax.game.component.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.faction.l1z1x.InheritanceSystems;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.ResearchBegins;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * Exhausted, and two resources paid by themselves, to research without prerequisites. Rule:
 * technology/inheritance_systems.N1.
 */
final class InheritanceSystemsUse implements Ability<ResearchBegins> {
  private static final TechnologyId CARD = new TechnologyId("inheritance_systems");
  private static final Paying PRICE = new Paying(Purpose.RESOURCES, InheritanceSystems.PRICE);

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/inheritance_systems");
  }

  @Override
  public Class<ResearchBegins> moment() {
    return ResearchBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user())
        && grant.isReady(table)
        && PRICE.isWithin(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    return PRICE.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.addAll(PRICE.paid(chosen).facts(grant.user()));
    draft.add(Lasting.until(frame, name(), grant));
  }
}
