package org.lazax.components.exploration;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player gains a relic. Without one in the deck nothing happens. Rule:
 * exploration/dead_world.N1.
 */
final class DeadWorld extends RevealedCard {
  DeadWorld() {
    super("dead_world");
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    RelicDeck.gain(draft, grant.user());
  }
}
