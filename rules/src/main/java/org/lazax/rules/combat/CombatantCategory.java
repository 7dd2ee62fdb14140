package org.lazax.rules.combat;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.table.units.Place;

/** Which units participate in a combat by their category. */
public final class CombatantCategory {
  private CombatantCategory() {}

  /**
   * Ships participate in space. Ground forces participate on a planet, and so do ships: they are on
   * a planet only while they are committed as ground forces.
   */
  public static boolean fights(Place place, UnitCard card) {
    return card.isShip() || (!place.isSpace() && card.isGroundForce());
  }
}
