package org.lazax.map.path;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.table.galaxy.SystemId;

/**
 * A ship rolls a die each time that it leaves a gravity rift. Its cargo does not roll. Rule:
 * gravity_rift.2.
 */
public final class GravityRift {
  /** A ship is lost if it rolls this or less. */
  public static final int LOST_ON = 3;

  private GravityRift() {}

  public static RiftCrossed leave(Seat seat, UnitType ship, SystemId rift, Dice dice) {
    Chance chance = dice.roll(Dice.TEN, 1);
    return new RiftCrossed(seat, ship, rift, chance, chance.values().getFirst() <= LOST_ON);
  }
}
