package org.lazax.combat.adapter;

import org.lazax.chronicle.decider.Position;
import org.lazax.combat.state.Battles;
import org.lazax.table.Table;

/** The battles of a game, for everybody to see. */
record BattlesView(Battles battles) {

  static BattlesView of(Position<Battles, Table> position) {
    return new BattlesView(position.own());
  }
}
