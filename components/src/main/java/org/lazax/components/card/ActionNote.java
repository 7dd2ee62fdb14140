package org.lazax.components.card;

import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;

/** A promissory note that is the action of a turn. */
public abstract class ActionNote extends NoteCard<ComponentAction> implements ActionAbility {
  protected ActionNote() {
    super(ComponentAction.class);
  }
}
