package org.lazax.components.card;

import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;

/** An action card that is the action of a turn. Rule: action_cards.6.1. */
public abstract class ComponentActionCard extends ActionCard<ComponentAction>
    implements ActionAbility {
  protected ComponentActionCard() {
    super(ComponentAction.class);
  }
}
