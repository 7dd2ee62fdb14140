package org.lazax.components.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.exploration.LikeFragments;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * As an action, the player purges three relic fragments of this type and gains a relic. Without a
 * relic in the deck it gains nothing. Rules: exploration.9.1, relics.N1.
 *
 * @param type such as {@code cultural_relic_fragment}
 */
record RelicFragment(ExplorationId type) implements Component, ActionAbility {
  private static final LikeFragments THREE = new LikeFragments(3);

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(type);
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(ref());
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return THREE.types(table, grant.user()).contains(type);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.RELIC_FRAGMENT, THREE.number()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return THREE.asks(table, grant.user(), type, soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    THREE.purge(draft, grant.user(), type, chosen);
    RelicDeck.gain(draft, grant.user());
  }
}
