package org.lazax.map.movement;

import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** How far a ship goes before anything is added. Rules: movement.3, nebula.2, nebula.2.1. */
final class Speed {
  private static final int OUT_OF_A_NEBULA = 1;

  private Speed() {}

  /** 0 for what does not move by itself. */
  static int of(Table table, SystemId from, UnitCard card) {
    return card.move() > 0 && table.galaxy().is(from, Anomaly.NEBULA)
        ? OUT_OF_A_NEBULA
        : card.move();
  }
}
