package org.lazax.components.technology;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.status.StatusHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The owner draws two action cards in the status phase. */
public final class NeuralMotivator implements Component, StatusHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/neural_motivator");
  }

  @Override
  public Change actionCards(Table table, Grant grant) {
    return Change.plus(1);
  }
}
