package org.lazax.components.faction.xxcha;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TurnEnded;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * When another player activates a system with ships of the owner, the owner may spend a strategy
 * token and exhaust the card to end that player's turn. Other abilities that the activation
 * triggers are lost. Rules: technology/nullification_field.N1, technology/nullification_field.N1.1,
 * technology/nullification_field.N2.
 */
public final class NullificationField implements Component, Ability<SystemActivated> {
  private static final TechnologyId CARD = new TechnologyId("nullification_field");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/nullification_field");
  }

  @Override
  public Class<SystemActivated> trigger() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && grant.isReady(table)
        && StrategyTokens.has(table, grant.user(), 1)
        && !table.units().ships(activated.system(), grant.user()).isEmpty();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return StrategyTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    StrategyTokens.spend(draft, grant.user(), chosen);
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.unwind(action, new TurnEnded());
  }
}
