package org.lazax.combat.adapter;

import org.lazax.chronicle.decider.Position;
import org.lazax.combat.state.CombatState;
import org.lazax.table.Table;

/** The public state of a game's combats. */
record CombatsView(CombatState battles) {

  static CombatsView of(Position<CombatState, Table> position) {
    return new CombatsView(position.own());
  }
}
