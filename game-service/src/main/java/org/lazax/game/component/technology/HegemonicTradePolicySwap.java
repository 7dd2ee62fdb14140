package org.lazax.game.component.technology;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Ask;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.ProductionBegins;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.payment.ability.HegemonicTradePolicy;
import org.lazax.table.procedure.GameProcedure.Production;
import org.lazax.table.technology.TechnologiesExhausted;

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
