package org.lazax.components.faction.keleres;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseBegins;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of each strategy phase, the owner replenishes its commodities and gains a trade
 * good.
 */
public final class CouncilPatronage implements Component, Ability<StrategyPhaseBegins> {
  private static final int GOODS = 1;

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/council_patronage");
  }

  @Override
  public Class<StrategyPhaseBegins> trigger() {
    return StrategyPhaseBegins.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseBegins begins) {
    return true;
  }

  /** Replenishes also when no commodity is missing. Rule: faction_ability/council_patronage.N2. */
  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategyPhaseBegins begins, Chosen chosen) {
    Gains.replenish(draft, grant.user());
    Gains.goods(draft, grant.user(), GOODS);
  }
}
