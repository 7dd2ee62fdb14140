package org.lazax.components.faction.l1z1x;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.card.FleetJump;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The flagship and any dreadnoughts jump to one system without ships of other players. Rules:
 * leader/the_helmsman.N1 to leader/the_helmsman.N6.
 */
final class TheHelmsman extends FleetJump {
  TheHelmsman() {
    super("the_helmsman");
  }

  @Override
  protected boolean jumps(UnitType type) {
    return type == UnitType.FLAGSHIP || type == UnitType.DREADNOUGHT;
  }

  @Override
  protected boolean opens(Table table, Seat seat, SystemId system) {
    return true;
  }

  @Override
  protected boolean toOneSystem() {
    return true;
  }
}
