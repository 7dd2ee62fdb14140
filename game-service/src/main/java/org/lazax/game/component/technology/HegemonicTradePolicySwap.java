package org.lazax.game.component.technology;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.faction.winnu.HegemonicTradePolicy;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.ProductionBegins;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/** Exhausted to exchange the values of one planet for one production. */
final class HegemonicTradePolicySwap implements Ability<ProductionBegins> {
  private static final TechnologyId CARD = new TechnologyId("hegemonic_trade_policy");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/hegemonic_trade_policy");
  }

  @Override
  public Class<ProductionBegins> moment() {
    return ProductionBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return production.producer().equals(grant.user())
        && grant.isReady(table)
        && !table.planets().of(grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ProductionBegins production, Chosen soFar) {
    return Ask.once(HegemonicTradePolicy.PLANET, soFar, () -> table.planets().of(grant.user()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    String planet = chosen.one(HegemonicTradePolicy.PLANET).orElseThrow();
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(Lasting.until(frame, name(), grant, Map.of(HegemonicTradePolicy.PLANET, planet)));
  }
}
