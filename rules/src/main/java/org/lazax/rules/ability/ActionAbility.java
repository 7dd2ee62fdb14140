package org.lazax.rules.ability;

import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** An ability that is used as the action of a turn. Rules: abilities.5, component_action.1. */
public interface ActionAbility extends Ability<ComponentAction> {
  @Override
  default Class<ComponentAction> trigger() {
    return ComponentAction.class;
  }

  @Override
  default boolean usable(Table table, Grant grant, ComponentAction action) {
    return action.active().equals(grant.user()) && possible(table, grant);
  }

  /** Whether it can be resolved completely. Rule: component_action.3. */
  boolean possible(Table table, Grant grant);
}
