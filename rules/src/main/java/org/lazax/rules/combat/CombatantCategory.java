package org.lazax.rules.combat;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.table.units.Place;

/** Which units fight for a place by what they are. */
public final class CombatantCategory {
  private CombatantCategory() {}

  /**
   * Ships in space; on a planet ground forces, and ships too: they stand there only while they are
   * committed as if they were ground forces.
   */
  public static boolean fights(Place place, UnitCard card) {
    return card.isShip() || (!place.isSpace() && card.isGroundForce());
  }
}
