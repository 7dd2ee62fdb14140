package org.lazax.components.faction.hacan;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * As an action, the owner spends a strategy token to gain four trade goods. Another player of its
 * choice gains two.
 */
public final class ProductionBiomes implements Component, ActionAbility {
  private static final TechnologyId CARD = new TechnologyId("production_biomes");
  private static final String OTHER = "player";
  private static final int OWN_GOODS = 4;
  private static final int OTHERS_GOODS = 2;

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/production_biomes");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && StrategyTokens.has(table, grant.user(), 1);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    List<Seat> others = table.seats().stream().filter(seat -> !seat.equals(grant.user())).toList();
    return Ask.once(OTHER, soFar, () -> others)
        .or(() -> StrategyTokens.asks(table, grant.user(), soFar));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    StrategyTokens.spend(draft, grant.user(), chosen);
    Gains.goods(draft, Seat.of(chosen.one(OTHER).orElseThrow()), OTHERS_GOODS);
    Gains.goods(draft, grant.user(), OWN_GOODS);
  }
}
