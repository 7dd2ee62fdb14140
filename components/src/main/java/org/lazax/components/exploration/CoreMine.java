package org.lazax.components.exploration;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.table.Table;

/** With a mech, or for an infantry, the player gains a trade good. */
final class CoreMine extends Hazard {
  CoreMine() {
    super("core_mine");
  }

  @Override
  void reward(Draft<?, Table> draft, Seat seat, CardRevealed revealed, Chosen chosen) {
    Gains.goods(draft, seat, 1);
  }
}
