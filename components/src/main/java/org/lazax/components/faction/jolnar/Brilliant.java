package org.lazax.components.faction.jolnar;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.SecondaryOffered;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.procedure.StrategyCardProcedure.Primary;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * With the token for the secondary ability of Technology, the owner may use the primary ability.
 */
public final class Brilliant implements Component, Ability<SecondaryOffered> {
  private static final StrategyCardId TECHNOLOGY = new StrategyCardId("technology");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/brilliant");
  }

  @Override
  public Class<SecondaryOffered> trigger() {
    return SecondaryOffered.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SecondaryOffered secondary) {
    return secondary.follower().equals(grant.user())
        && secondary.card().equals(TECHNOLOGY)
        && StrategyTokens.has(table, grant.user(), 1);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SecondaryOffered secondary, Chosen soFar) {
    return StrategyTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SecondaryOffered secondary, Chosen chosen) {
    StrategyTokens.spend(draft, grant.user(), chosen);
    draft.call(new Primary(grant.user(), secondary.card()));
  }
}
