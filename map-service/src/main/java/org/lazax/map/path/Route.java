package org.lazax.map.path;

import java.util.List;
import org.lazax.rules.movement.Rift;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/**
 * A path to the active system.
 *
 * @param entered every system entered, the active one last
 * @param dice how many dice the ship rolls for gravity rifts. Rules: gravity_rift.2,
 *     gravity_rift.N6
 * @param bonus how much the move value grows on the path. Rules: gravity_rift.1, gravity_rift.N6
 */
public record Route(List<SystemId> entered, int dice, int bonus) {
  public Route {
    entered = List.copyOf(entered);
  }

  /**
   * The route along these systems. Every system counts each time that it is left. The active system
   * at the end is not left.
   */
  static Route along(
      MovementConstraints waters, Galaxy galaxy, SystemId from, List<SystemId> entered) {
    int dice = 0;
    int bonus = 0;
    boolean crossed = false;
    SystemId at = from;
    for (SystemId next : entered) {
      Rift rift = waters.rift(galaxy.number(at));
      dice += rift.dice();
      bonus += rift.bonus();
      crossed |= rift.isOne();
      at = next;
    }
    return new Route(entered, dice, bonus + (crossed ? waters.riftBonus() : 0));
  }

  /** How much it needs of a ship's move value. Rule: movement.4.6. */
  public int cost() {
    return entered.size() - bonus;
  }
}
