package org.lazax.game.component.technology;

import org.lazax.game.ability.StatusHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** Two action cards in the status phase. */
public final class NeuralMotivator implements StatusHooks {
  @Override
  public int actionCards(Table table, Grant grant, int cards) {
    return cards + 1;
  }
}
