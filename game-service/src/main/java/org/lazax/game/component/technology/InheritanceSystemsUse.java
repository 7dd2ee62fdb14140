package org.lazax.game.component.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Ask;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.ResearchBegins;
import org.lazax.table.ability.Paying;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.payment.Purpose;
import org.lazax.table.procedure.StrategyCardProcedure.Research;
import org.lazax.table.technology.TechnologiesExhausted;
import org.lazax.table.technology.ability.InheritanceSystems;

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
