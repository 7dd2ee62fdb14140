package org.lazax.components.faction.yssaril;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/** As an action, the owner discards an action card. */
public final class StallTactics implements Component, ActionAbility {
  static final AbilityRef NAME = AbilityRef.parse("faction_ability/stall_tactics");
  private static final String CARD = "action-card";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return !table.player(grant.user()).actionCards().isEmpty();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.ACTION_CARD, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(
        CARD, soFar, () -> table.player(grant.user()).actionCards().stream().distinct().toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    ActionCardId card = new ActionCardId(chosen.one(CARD).orElseThrow());
    Discards.of(draft, grant.user(), List.of(card));
  }
}
