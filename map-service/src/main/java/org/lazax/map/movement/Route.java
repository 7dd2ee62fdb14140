package org.lazax.map.movement;

import java.util.List;
import org.lazax.table.galaxy.SystemId;

/**
 * A way to the active system.
 *
 * @param entered every system entered, the active one last
 * @param rifts how often it leaves a gravity rift: so many dice, so much more move. Rules:
 *     gravity_rift.1, gravity_rift.2, gravity_rift.N6
 */
public record Route(List<SystemId> entered, int rifts) {
  public Route {
    entered = List.copyOf(entered);
  }

  /** What it takes of a ship's move value. */
  public int cost() {
    return entered.size() - rifts;
  }
}
